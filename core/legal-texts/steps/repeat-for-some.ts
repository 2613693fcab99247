import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Goes on with the next accounts of the quarter; false once all have been notified. */
export async function repeatForSome(tx: Tx, most: number): Promise<boolean> {
  const quarter = sql<string>`to_char(now(), 'YYYY-"Q"Q')`;
  await tx
    .insertInto('rule_notifications')
    .values({ quarter })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const state = await tx
    .selectFrom('rule_notifications')
    .select(['quarter', 'last_account', 'done_at'])
    .where('quarter', '=', quarter)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (state.done_at) return false;
  const some = await tx
    .selectFrom('accounts')
    .select(['id', sql<boolean>`created_at < date_trunc('quarter', now())`.as('is_older')])
    .where('id', '>', state.last_account)
    .orderBy('id')
    .limit(most)
    .execute();
  const last = some.at(-1)?.id;
  if (some.some(({ is_older: isOlder }) => isOlder))
    await record(tx, {
      name: 'legalTexts.rulesDue',
      accountId: null,
      subject: { after: state.last_account, until: last ?? '' },
    });
  const isDone = some.length < most;
  await tx
    .updateTable('rule_notifications')
    .set(isDone ? { last_account: '', done_at: now } : { last_account: last ?? '' })
    .where('quarter', '=', state.quarter)
    .execute();
  return !isDone;
}
