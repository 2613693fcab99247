import { sql } from 'kysely';
import { type RosterImportState, rosterTimes } from '#contract/rosters/limits.ts';
import type { CohortStudentsBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findRosterSeat } from './find-roster-seat.ts';
import { cohortsOf, presentCohort } from './show-cohorts.ts';
import { presentStudent, studentRows } from './student-rows.ts';

type Asked = { organisationSlug: string; cohortId: string; search?: string; cursor?: string | undefined };

const pageSize = 50;

/**
 * The students of a cohort, by name, with what the next steps of its roster are; or those whose name or number has the words.
 * @throws Refusal `cohort_unknown`; `general_cursor_not_found`; the refusals of `findRosterSeat`
 */
export async function listStudents(
  { db }: Core,
  { id: readerId }: Member,
  { organisationSlug, cohortId, search = '', cursor }: Asked,
): Promise<CohortStudentsBody> {
  const seat = await findRosterSeat(db, readerId, organisationSlug);
  const cohort = await cohortsOf(db, seat.id).where('cohorts.id', '=', cohortId).executeTakeFirst();
  if (!cohort) throw new Refusal('cohort_unknown');
  let rows = studentRows(db, readerId)
    .where('row.cohort_id', '=', cohortId)
    .orderBy('row.name')
    .orderBy('row.id')
    .limit(pageSize + 1);
  if (search)
    rows = rows.where(
      sql<boolean>`(position(lower(${search}) in lower(row.name)) > 0 or position(lower(${search}) in lower(row.number)) > 0)`,
    );
  if (cursor !== undefined) {
    const last = await db
      .selectFrom('roster_rows')
      .select(['name', 'id'])
      .where('id', '=', cursor)
      .where('cohort_id', '=', cohortId)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    rows = rows.where(sql<boolean>`(row.name, row.id) > (${last.name}, ${last.id})`);
  }
  const found = await rows.execute();
  const students = found.slice(0, pageSize).map(presentStudent);
  return {
    organisation: { slug: seat.slug, name: seat.name },
    cohort: presentCohort(cohort),
    students,
    codes: await countCodes(db, cohortId),
    imports: await findImports(db, cohortId),
    next: found.length > pageSize ? (students.at(-1)?.$id ?? '') : '',
  };
}

function countCodes(db: Db, cohortId: string) {
  const open = sql`(code.used_at is null and code.expires_at > now())`;
  return db
    .selectFrom('roster_rows as row')
    .leftJoin('roster_codes as code', 'code.row_id', 'row.id')
    .select([
      sql<number>`count(*) filter (where ${open} and row.unused_since is not null)::int`.as('open'),
      sql<number>`count(*) filter (where row.unused_since is not null and not coalesce(${open}, false))::int`.as(
        'missing',
      ),
      sql<number>`count(*) filter (where row.unused_since is not null and row.email <> ''
        and not coalesce(${open} and code.mailed_at is not null, false))::int`.as('mailable'),
    ])
    .where('row.cohort_id', '=', cohortId)
    .executeTakeFirstOrThrow();
}

/** The files of the last day. */
async function findImports(db: Db, cohortId: string) {
  const rows = await db
    .selectFrom('roster_imports')
    .select(['id', 'state', 'read_at'])
    .where('cohort_id', '=', cohortId)
    .where(
      sql<boolean>`coalesce(taken_at, read_at) > now() - make_interval(hours => ${rosterTimes.previewHours}::int)`,
    )
    .orderBy('read_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ id, state, read_at: at }) => ({
    $id: id,
    state: state as RosterImportState,
    readAt: isoDate(at),
  }));
}
