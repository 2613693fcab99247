import {
  deleteCohort,
  deleteRosterImport,
  deleteStudent,
  deleteStudentMember,
} from '#contract/rosters/calls.ts';
import { postGuardianRosterAnswer } from '#contract/rosters/guardian-calls.ts';
import {
  deleteMembership,
  postRosterCode,
  postRosterObjection,
  putRosterTicks,
} from '#contract/rosters/student-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const rosterNoBeginnings = {
  own: [postRosterCode, deleteMembership, putRosterTicks],
  safety: [postRosterObjection],
  ends: [deleteCohort, deleteStudent, deleteStudentMember, deleteRosterImport],
  others: [postGuardianRosterAnswer],
} satisfies NoBeginnings;
