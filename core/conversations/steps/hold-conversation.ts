import { sql } from 'kysely';
import type { ConversationState } from '#contract/conversations/limits.ts';
import { prepared } from '#db/prepared.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { Place } from '../policy.ts';

export type HeldConversation = Place & {
  id: string;
  /** The other side of a direct one, if there is one; the applicant, to an owner. */
  otherId: string | null;
};

/**
 * A conversation of the member's, held until the transaction ends, so that messages get their numbers one after another.
 * A block between its two sides waits for that, and is asked for first, as it is where somebody blocks.
 * @throws Refusal `conversation_not_found`
 */
export async function holdConversation(tx: Tx, member: Member, id: string): Promise<HeldConversation> {
  const conversation = await holdIfOwn(tx, member, id);
  if (!conversation) throw new Refusal('conversation_not_found');
  return conversation;
}

/** The same for whoever has something else to say where it is none of theirs. */
export async function holdIfOwn(tx: Tx, member: Member, id: string): Promise<HeldConversation | undefined> {
  const [row] = await hold(tx, id, member.id);
  if (!row) return undefined;
  const { kind, state, other_id: otherId } = row;
  return {
    id,
    otherId,
    kind,
    state,
    isAsker: row.requested_by === member.id,
    isAvailable: member.standing.isSeen && (row.is_reachable || (kind !== 'direct' && otherId === null)),
  };
}

type Held = {
  kind: string;
  state: ConversationState;
  requested_by: string | null;
  other_id: string | null;
  is_reachable: boolean;
};

/** One round trip for what takes four statements, the last two of which have to see what the first two have waited for. */
const hold = prepared((db, id: string, personId: string) =>
  db.selectFrom(sql<Held>`hold_conversation(${id}, ${personId})`.as('held')).selectAll(),
);
