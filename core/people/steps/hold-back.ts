import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { record, type Tx } from '../../ground/events.ts';

/** Hides a member from everyone but themself, whatever they choose, until `showAgain`. */
export async function holdBack(tx: Tx, accountId: string): Promise<void> {
  await tx
    .insertInto('people')
    .values({ account_id: accountId, answered: false, version: 0, held_back_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ held_back_at: now }))
    .execute();
  await record(tx, { name: 'people.changed', accountId });
}

export async function showAgain(tx: Tx, accountId: string): Promise<void> {
  await sql`update people set held_back_at = null where account_id = ${accountId}`.execute(tx);
  await record(tx, { name: 'people.changed', accountId });
}
