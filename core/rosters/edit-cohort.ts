import type { CohortsBody } from '#contract/rosters/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { areCohortDays } from './policy.ts';
import { showCohorts } from './show-cohorts.ts';
import { holdRoster, requireCohort } from './steps/hold-roster.ts';
import { requireName } from './steps/require-name.ts';

type Edit = {
  organisationSlug: string;
  cohortId: string;
  version: number;
  name: string;
  firstDay: string;
  lastDay: string;
};

/**
 * Changes the name and days of a cohort, based on a version of it. The same edit twice is made once.
 * @throws Refusal `cohort_unknown`; `conflict`; `cohort_days`; `cohort_name_taken`; the refusals of `holdRoster`
 */
export async function editCohort(core: Core, member: Member, edit: Edit): Promise<CohortsBody> {
  if (!areCohortDays(edit)) throw new Refusal('cohort_days');
  return core.db.transaction().execute(async (tx) => {
    const { seat } = await holdRoster(tx, member, edit.organisationSlug);
    const cohort = await requireCohort(tx, seat.id, edit.cohortId);
    const said = { name: edit.name, first_day: edit.firstDay, last_day: edit.lastDay };
    const isThere =
      cohort.name === said.name && cohort.first_day === said.first_day && cohort.last_day === said.last_day;
    if (isThere && cohort.version === edit.version + 1) return showCohorts(tx, member.id, seat);
    if (cohort.version !== edit.version) throw new Refusal('conflict');
    await requireName(tx, seat.id, edit.name, cohort.id);
    await tx
      .updateTable('cohorts')
      .set({ ...said, version: cohort.version + 1 })
      .where('id', '=', cohort.id)
      .execute();
    await record(tx, { name: 'rosters.changed', accountId: member.id, subject: { organisationId: seat.id } });
    return showCohorts(tx, member.id, seat);
  });
}
