import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';

const most = 200;

/** Ends the proofs of addresses whose 180 days are over. */
export async function endProofs({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(endSome)) === most);
}

async function endSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('organisation_addresses')
    .select(['organisation_id', 'account_id'])
    .where('proven_until', '<=', sql<Date>`now()`)
    .orderBy('proven_until')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { organisation_id: organisationId, account_id: accountId } of due) {
    await tx
      .deleteFrom('organisation_addresses')
      .where('organisation_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .execute();
    await record(tx, { name: 'organisations.proofEnded', accountId, subject: { organisationId } });
  }
  return due.length;
}
