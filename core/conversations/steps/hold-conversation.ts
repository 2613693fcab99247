import { sql } from 'kysely';
import type { ConversationState } from '#contract/message-limits.ts';
import { prepared } from '#db/prepared.ts';
import { blockedBetween } from '../../blocks/is-blocked-between.ts';
import { holdOffBlocks } from '../../blocks/steps/hold-unblocked.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdStanding } from '../../ground/standing.ts';
import type { Place } from '../policy.ts';

export type HeldConversation = Place & {
  id: string;
  /** The other side of a direct one, if there is one. */
  otherId: string | null;
};

/**
 * A conversation of the member's, held until the transaction ends, so that messages get their numbers one after another.
 * A block between its two sides waits for that, and is asked for first, as it is where somebody blocks.
 * @throws Refusal `conversation_not_found`
 */
export async function holdConversation(tx: Tx, member: Member, id: string): Promise<HeldConversation> {
  const [place] = await findPlace(tx, id, member.id);
  if (!place) throw new Refusal('conversation_not_found');
  const { kind, other_id: otherId } = place;
  if (otherId !== null) await holdOffBlocks(tx, member.id, otherId);
  const [row] = await hold(tx, id, member.id, otherId);
  if (!row) throw new Refusal('conversation_not_found');
  const other = otherId === null ? undefined : await holdStanding(tx, otherId);
  return {
    id,
    otherId,
    kind,
    state: row.state,
    isAsker: row.requested_by === member.id,
    isAvailable: member.standing.isSeen && (kind !== 'direct' || (!row.is_blocked && other?.isSeen === true)),
  };
}

const findPlace = prepared((db, id: string, accountId: string) =>
  db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .leftJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'own.conversation_id')
        .on('conversations.kind', '=', 'direct')
        .on('other.account_id', '<>', accountId),
    )
    .select(['conversations.kind', 'other.account_id as other_id'])
    .where('own.conversation_id', '=', id)
    .where('own.account_id', '=', accountId),
);

const hold = prepared((db, id: string, accountId: string, otherId: string | null) =>
  db
    .selectFrom('conversations')
    .select(['requested_by', sql<ConversationState>`state`.as('state')])
    .select(blockedBetween(accountId, otherId).as('is_blocked'))
    .where('id', '=', id)
    .where(sql<boolean>`exists (
      select from conversation_members where conversation_id = ${id} and account_id = ${accountId}
    )`)
    .forNoKeyUpdate(),
);
