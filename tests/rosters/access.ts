import * as calls from '#contract/rosters/calls.ts';
import * as guardianCalls from '#contract/rosters/guardian-calls.ts';
import * as publicCalls from '#contract/rosters/public-calls.ts';
import * as studentCalls from '#contract/rosters/student-calls.ts';
import { newId } from '#core/ground/ids.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import { guardianThings } from '#tests/guardians/things.ts';
import { rosterThings as things } from './things.ts';

const values = (all: object) =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, () => value]));
const days = { firstDay: '2026-06-15', lastDay: '2029-05-31' };
/** No row has it. */
const code = { code: 'ZZZZZ-ZZZZZ' };

/** The thing that each call of this module names. */
export const rosterAccess = accessOf(
  { ...calls, ...studentCalls, ...guardianCalls, ...publicCalls },
  {
    getCohorts: things.organisation,
    postCohort: things.organisation,
    patchCohort: things.cohort,
    deleteCohort: things.cohort,
    putCohortReviewers: things.cohort,
    getCohortStudents: things.cohort,
    getStudentEntry: things.student,
    deleteStudent: things.student,
    deleteStudentMember: things.student,
    postRosterImport: things.cohort,
    getRosterImport: things.preview,
    putRosterImport: things.preview,
    deleteRosterImport: things.taken,
    putCohortCodes: things.cohort,
    viewCohortCodes: things.codes,
    getWaitingNames: things.organisation,
    putNameAnswer: things.name,
    listMemberships: nothing,
    postRosterCode: nothing,
    postMembership: nothing,
    postRosterObjection: nothing,
    getMembership: things.membership,
    putRosterTicks: things.membership,
    deleteMembership: things.membership,
    getGuardianRosters: guardianThings.request,
    postGuardianRosterAnswer: nothing,
    getStudentsFigure: things.organisation,
  },
  {
    postCohort: values({ name: 'B.Sc 2026', ...days }),
    patchCohort: values({ version: 1, name: 'B.Sc 2026', ...days }),
    putCohortReviewers: values({ reviewers: [] }),
    postRosterImport: values({ name: '', number: '', semester: '', email: '' }),
    viewCohortCodes: values({ form: 'csv' }),
    putRosterImport: values({ version: 1, removed: [] }),
    putCohortCodes: values({ isMailed: false }),
    putNameAnswer: values({ isStudent: true }),
    postRosterCode: values(code),
    postMembership: values({ ...code, ticks: [] }),
    postRosterObjection: values(code),
    putRosterTicks: values({ ticks: ['team'] }),
    postGuardianRosterAnswer: values({ requestId: newId(), askId: newId(), confirmed: false }),
  },
);
