import { sql } from 'kysely';
import type { CohortsBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { showCohorts } from './show-cohorts.ts';
import { holdRoster, requireCohort } from './steps/hold-roster.ts';

type Named = { organisationSlug: string; cohortId: string; reviewers: readonly string[] };

/**
 * Names the reviewers of a cohort, in place of those before.
 * @throws Refusal `cohort_unknown`; `cohort_reviewer_unknown`; the refusals of `holdRoster`
 */
export async function nameReviewers(core: Core, member: Member, named: Named): Promise<CohortsBody> {
  const reviewers = [...new Set(named.reviewers)];
  return core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, named.organisationSlug);
    const { id } = await requireCohort(tx, seat.id, named.cohortId);
    const seats = await tx
      .selectFrom('organisation_staff')
      .select('account_id')
      .where('organisation_id', '=', seat.id)
      .where('role', '=', 'reviewer')
      .where('account_id', '=', sql<string>`any(${reviewers}::text[])`)
      .execute();
    if (seats.length < reviewers.length) throw new Refusal('cohort_reviewer_unknown');
    await tx.deleteFrom('cohort_reviewers').where('cohort_id', '=', id).execute();
    if (reviewers.length > 0)
      await tx
        .insertInto('cohort_reviewers')
        .values(reviewers.map((accountId) => ({ cohort_id: id, account_id: accountId })))
        .execute();
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
    return showCohorts(tx, member.id, seat);
  });
}
