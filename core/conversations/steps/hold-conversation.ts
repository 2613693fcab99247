import { sql } from 'kysely';
import type { ConversationState } from '#contract/conversations/limits.ts';
import { prepared } from '#db/prepared.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isOfTwo } from '../pair.ts';
import type { ConversationView } from '../policy.ts';

export type HeldConversation = ConversationView & {
  id: string;
  /** The other member of a direct conversation, if any; for an owner, the applicant. */
  otherId: string | null;
};

/**
 * Locks a conversation of the member until the transaction ends, so that messages get consecutive numbers. Takes the lock
 * against blocks first, in the same order as a block does.
 * @throws Refusal `conversation_not_found`
 */
export async function holdConversation(tx: Tx, member: Member, id: string): Promise<HeldConversation> {
  const conversation = await holdIfOwn(tx, member, id);
  if (!conversation) throw new Refusal('conversation_not_found');
  return conversation;
}

/** As `holdConversation`, for callers with a refusal of their own. */
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
    isAvailable: member.standing.isSeen && (row.is_reachable || (!isOfTwo(kind) && otherId === null)),
  };
}

type Held = {
  kind: string;
  state: ConversationState;
  requested_by: string | null;
  other_id: string | null;
  is_reachable: boolean;
};

/** One round trip instead of four statements; the last two must see the changes for which the first two waited. */
const hold = prepared((db, id: string, personId: string) =>
  db.selectFrom(sql<Held>`hold_conversation(${id}, ${personId})`.as('held')).selectAll(),
);
