import { sql } from 'kysely';
import { rosterTimes as times } from '#contract/rosters/limits.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { declineName } from './steps/decline-name.ts';
import { deleteRows } from './steps/delete-rows.ts';
import { endMemberships } from './steps/end-memberships.ts';

const most = 200;

/** Deletes previews, and what undoes them, after a day. */
export async function forgetImports({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('roster_imports')
    .where(
      sql<boolean>`coalesce(taken_at, read_at) <= now() - make_interval(hours => ${times.previewHours}::int)`,
    )
    .execute();
}

/** Ends the wait of names that staff have not answered in 30 days. */
export async function lapseNames({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(lapseSome)) === most);
}

async function lapseSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .select(['membership.id', 'membership.account_id', 'membership.organisation_id', 'membership.row_id'])
    .where('membership.state', '=', 'waiting')
    .where('membership.begun_at', '<=', sql<Date>`now() - make_interval(days => ${times.nameDays}::int)`)
    .orderBy('membership.begun_at')
    .limit(most)
    // Staff hold the row before the membership: one that they hold waits for the next time.
    .forUpdate(['row', 'membership'])
    .skipLocked()
    .execute();
  for (const waiting of due) await declineName(tx, waiting);
  return due.length;
}

/** Deletes rows that no member has used for 90 days. */
export async function forgetRows({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(forgetSomeRows)) === most);
}

async function forgetSomeRows(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('roster_rows')
    .select('id')
    .where('unused_since', '<=', sql<Date>`now() - make_interval(days => ${times.unusedDays}::int)`)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  await deleteRows(
    tx,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** Ends memberships 90 days after their cohort, with their rows. */
export async function endOldMemberships({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(endSome)) === most);
}

async function endSome(tx: Tx): Promise<number> {
  const due = await tx
    .selectFrom('roster_memberships as membership')
    .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .select(['membership.id', 'membership.row_id'])
    .where(
      sql<boolean>`cohorts.last_day::timestamp at time zone 'UTC'
        <= now() - make_interval(days => ${times.membershipDays}::int)`,
    )
    .orderBy('membership.id')
    .limit(most)
    .forUpdate(['row', 'membership'])
    .skipLocked()
    .execute();
  await endMemberships(
    tx,
    due.map(({ id }) => id),
    'over',
  );
  await deleteRows(
    tx,
    due.map((one) => one.row_id),
  );
  return due.length;
}

/** Deletes the looks of staff after a year. */
export async function forgetLooks({ db }: Pick<Core, 'db'>): Promise<void> {
  await db
    .deleteFrom('roster_looks')
    .where('looked_at', '<=', sql<Date>`now() - make_interval(years => ${times.looksYears}::int)`)
    .execute();
}
