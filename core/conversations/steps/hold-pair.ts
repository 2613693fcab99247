import { sql } from 'kysely';
import type { ConversationState } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { pairOf } from '../pair.ts';

/** The one conversation of two people, made where there is none yet, and held until the transaction ends. */
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
