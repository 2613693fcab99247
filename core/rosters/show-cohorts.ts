import { sql } from 'kysely';
import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import type { CohortBody, CohortsBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import type { OrganisationSeatRow } from '../organisations/find-organisation-seat.ts';
import { mayAnswer } from './may-answer.ts';

const mostObjected = 50;

const students = sql<number>`(
  select count(*)::int from roster_rows where roster_rows.cohort_id = cohorts.id
)`.as('students');

const reviewers = sql<{ $id: string; name: string }[]>`(
  select coalesce(json_agg(json_build_object('$id', accounts.id, 'name', accounts.name) order by accounts.name), '[]')
  from cohort_reviewers as named
  join accounts on accounts.id = named.account_id
  where named.cohort_id = cohorts.id and exists (
    select from organisation_staff as seat
    where seat.organisation_id = cohorts.organisation_id and seat.account_id = named.account_id and seat.role = 'reviewer'
  )
)`.as('reviewers');

/** From ten on, rounded down to fives: a figure tells of no single student. */
function figureOf(count: number | null): number | null {
  if (count === null || count < limits.figureLeast) return null;
  return Math.floor(count / limits.figureStep) * limits.figureStep;
}

export function cohortsOf(db: Db, organisationId: string) {
  return db
    .selectFrom('cohorts')
    .selectAll('cohorts')
    .select([students, reviewers])
    .where('cohorts.organisation_id', '=', organisationId);
}

type CohortRow = Awaited<ReturnType<ReturnType<typeof cohortsOf>['executeTakeFirstOrThrow']>>;

export function presentCohort(row: CohortRow): CohortBody {
  return {
    $id: row.id,
    name: row.name,
    firstDay: row.first_day,
    lastDay: row.last_day,
    version: row.version,
    students: row.students,
    reviewers: row.reviewers,
    figures: {
      joined: figureOf(row.joined_figure),
      inTeam: figureOf(row.team_figure),
      applied: figureOf(row.applied_figure),
      countedAt: isoDateOrEmpty(row.counted_at),
    },
  };
}

/** All cohorts of the organisation as one of its staff sees them, those that began last first. */
export async function showCohorts(
  db: Db,
  readerId: string,
  { id, slug, name }: Pick<OrganisationSeatRow, 'id' | 'slug' | 'name'>,
): Promise<CohortsBody> {
  const rows = await cohortsOf(db, id).orderBy('first_day', 'desc').orderBy('cohorts.id').execute();
  const named = await db
    .selectFrom('organisation_staff as seat')
    .innerJoin('accounts', 'accounts.id', 'seat.account_id')
    .select(['accounts.id as $id', 'accounts.name'])
    .where('seat.organisation_id', '=', id)
    .where('seat.role', '=', 'reviewer')
    .orderBy('accounts.name')
    .execute();
  const { waiting } = await db
    .selectFrom('roster_memberships as membership')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('membership.organisation_id', '=', id)
    .where('membership.state', '=', 'waiting')
    .where(mayAnswer(readerId))
    .executeTakeFirstOrThrow();
  const objected = await db
    .selectFrom('roster_rows')
    .select(['id as $id', 'cohort_id as cohortId', 'name'])
    .where('organisation_id', '=', id)
    .where('objected_at', 'is not', null)
    .orderBy('objected_at')
    .limit(mostObjected)
    .execute();
  const cohorts = rows.map(presentCohort);
  return { organisation: { slug, name }, cohorts, waiting, objected, reviewers: named };
}
