import { sql } from 'kysely';
import { organisationTimes } from '#contract/organisations/limits.ts';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';

const most = 200;

/** Reminds staff before the 180 days of their address are over, once for each proof. */
export async function remindOfProofs({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(remindSome)) === most);
}

async function remindSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('organisation_addresses as address')
    .innerJoin('organisations', 'organisations.id', 'address.organisation_id')
    .select(['address.organisation_id', 'address.account_id'])
    .where('address.reminded_at', 'is', null)
    .where(
      'address.proven_until',
      '<=',
      sql<Date>`now() + make_interval(days => ${organisationTimes.reminderDays}::int)`,
    )
    .where('address.proven_until', '>', sql<Date>`now()`)
    .where('organisations.state', 'not in', ['declined', 'closed', 'removed'])
    .orderBy('address.proven_until')
    .limit(most)
    .forUpdate('address')
    .skipLocked()
    .execute();
  for (const { organisation_id: organisationId, account_id: accountId } of due) {
    await tx
      .updateTable('organisation_addresses')
      .set({ reminded_at: now })
      .where('organisation_id', '=', organisationId)
      .where('account_id', '=', accountId)
      .execute();
    await record(tx, { name: 'organisations.proofEnding', accountId, subject: { organisationId } });
  }
  return due.length;
}
