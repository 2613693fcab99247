import { deleteStudent, deleteStudentMember, getStudentEntry } from '#contract/rosters/calls.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { acts } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';
import { loadsForStaff } from '../loads-for-staff.ts';

const of = ({ param }: Visit) => ({
  organisationSlug: param('slug'),
  cohortId: param('cohortId'),
  rowId: param('rowId'),
});

export const loader = loadsForStaff(async (visit) => visit.ask(getStudentEntry, of(visit)));

export const action = acts({
  async free(_, visit) {
    await visit.ask(deleteStudentMember, of(visit));
    return { done: 'freed' };
  },
  async remove(_, visit) {
    const { organisationSlug, cohortId, rowId } = of(visit);
    await visit.ask(deleteStudent, { organisationSlug, cohortId, rowId });
    return { done: 'removed', to: rosterPaths.cohort(organisationSlug, cohortId) };
  },
});
