import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdRoster, raiseVersion, requireCohort } from './steps/hold-roster.ts';

/**
 * Deletes a cohort without students.
 * @throws Refusal `cohort_unknown`; `cohort_not_empty`; the refusals of `holdRoster`
 */
export async function deleteCohort(
  core: Core,
  member: Member,
  { organisationSlug, cohortId }: { organisationSlug: string; cohortId: string },
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, organisationSlug);
    await requireCohort(tx, seat.id, cohortId);
    const student = await tx
      .selectFrom('roster_rows')
      .select('id')
      .where('cohort_id', '=', cohortId)
      .executeTakeFirst();
    if (student) throw new Refusal('cohort_not_empty');
    await tx.deleteFrom('cohorts').where('id', '=', cohortId).execute();
    await raiseVersion(tx, seat.id);
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
  });
}
