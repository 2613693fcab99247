import { sql } from 'kysely';
import type { ConversationState } from '#contract/message-limits.ts';
import { holdUnblocked } from '../../blocks/steps/hold-unblocked.ts';
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
  const otherId = await findOther(tx, id, member.id);
  const isUnblocked = otherId === null || (await holdUnblocked(tx, member.id, otherId));
  const row = await tx
    .selectFrom('conversation_members as own')
    .innerJoin('conversations', 'conversations.id', 'own.conversation_id')
    .select(['conversations.kind', 'conversations.requested_by'])
    .select(sql<ConversationState>`conversations.state`.as('state'))
    .where('own.conversation_id', '=', id)
    .where('own.account_id', '=', member.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('conversation_not_found');
  const other = otherId === null ? undefined : await holdStanding(tx, otherId);
  return {
    id,
    otherId,
    kind: row.kind,
    state: row.state,
    isAsker: row.requested_by === member.id,
    isAvailable: row.kind !== 'direct' || (isUnblocked && other?.isSeen === true),
  };
}

async function findOther(tx: Tx, id: string, accountId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('conversation_members')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select('account_id')
    .where('conversation_id', '=', id)
    .where('kind', '=', 'direct')
    .where('account_id', '<>', accountId)
    .executeTakeFirst();
  return found?.account_id ?? null;
}
