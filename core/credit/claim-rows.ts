import { sql } from 'kysely';
import type { ClaimRowBody } from '#contract/credit/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isWaiting } from '../deadlines/is-waiting.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';

const dueAt = sql<Date | null>`(
  select due_at from clocks where clocks.subject_id = claim.id and ${isWaiting}
    and clocks.kind in ('claim_host', 'claim_returned', 'claim_evidence', 'claim_college')
  order by began_at desc limit 1
)`;

/** Claims with their organisation, and until when the next step is owed. */
export function claimRows(db: Db) {
  return db
    .selectFrom('credit_claims as claim')
    .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
    .selectAll('claim')
    .select(['organisations.slug', 'organisations.name as organisation', dueAt.as('due_at')])
    .select(sql<Date>`now()`.as('now'));
}

export type ShownClaimRow = Awaited<ReturnType<ReturnType<typeof claimRows>['executeTakeFirstOrThrow']>>;

export function presentClaimRow(row: ShownClaimRow): ClaimRowBody {
  return {
    $id: row.id,
    number: row.number,
    state: row.state,
    organisation: { slug: row.slug, name: row.organisation },
    cohort: row.cohort_name,
    project: row.project_name,
    minutes: row.minutes,
    credits: row.credits,
    changedAt: isoDate(row.changed_at),
    dueAt: isoDateOrEmpty(row.due_at),
  };
}
