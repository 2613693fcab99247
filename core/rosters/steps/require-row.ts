import { sql } from 'kysely';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/** @throws Refusal `roster_row_unknown`, also for a row of another organisation or cohort */
export async function requireRow(
  tx: Tx,
  { organisationId, cohortId, rowId }: { organisationId: string; cohortId?: string; rowId: string },
) {
  const row = await tx
    .selectFrom('roster_rows')
    .selectAll()
    .where('id', '=', rowId)
    .where('organisation_id', '=', organisationId)
    .$if(cohortId !== undefined, (query) => query.where('cohort_id', '=', cohortId ?? ''))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('roster_row_unknown');
  return row;
}

/**
 * Staff who are students as well do not act on their own rows.
 * @throws Refusal `roster_own`
 */
export async function requireNotOwn(tx: Tx, { id }: Member, rowIds: readonly string[]): Promise<void> {
  const own = await tx
    .selectFrom('roster_memberships')
    .select('id')
    .where('account_id', '=', id)
    .where('row_id', '=', sql<string>`any(${rowIds}::text[])`)
    .executeTakeFirst();
  if (own) throw new Refusal('roster_own');
}

/**
 * Nor do they change their own row by a file.
 * @throws Refusal `roster_own`
 */
export async function requireNotOwnChange(tx: Tx, { id }: Member, importId: string): Promise<void> {
  const own = await tx
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_import_rows as line', 'line.row_id', 'membership.row_id')
    .select('membership.id')
    .where('membership.account_id', '=', id)
    .where('line.import_id', '=', importId)
    .where('line.kind', '=', 'changed')
    .executeTakeFirst();
  if (own) throw new Refusal('roster_own');
}
