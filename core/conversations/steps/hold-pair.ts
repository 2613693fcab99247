import { sql } from 'kysely';
import type { ConversationState } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { pairOf } from '../pair.ts';

/** Locks the one direct conversation of two members until the transaction ends, and creates it if missing. */
export async function holdPair(tx: Tx, one: string, other: string) {
  const pair = pairOf(one, other);
  const made = await tx
    .insertInto('conversations')
    .values({ id: newId(), kind: 'direct', pair, state: 'ended' })
    .onConflict((conflict) => conflict.column('pair').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made)
    await tx
      .insertInto('conversation_members')
      .values([one, other].map((account_id) => ({ conversation_id: made.id, account_id })))
      .execute();
  return tx
    .selectFrom('conversations')
    .select(['id', 'requested_by', 'times_asked'])
    .select(sql<ConversationState>`state`.as('state'))
    .where('pair', '=', pair)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
