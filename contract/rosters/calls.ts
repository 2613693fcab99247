import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { optionalText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, id } from '../ground/values.ts';
import { organisationSlug } from '../organisations/calls.ts';
import { searchLimits } from '../search/limits.ts';
import { codeForms, rosterLimits as limits, rosterKinds } from './limits.ts';
import { rosterColumns } from './params.ts';
import { cohortStudents, cohorts, rosterImport, studentEntry, waitingNames } from './shapes.ts';

const lastDay = day.meta({ examples: ['2029-05-31'] });
const ofOrganisation = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
/** Strangers learn nothing of the organisation, so both answers are the same. */
const ofCohort = { foreign: 'organisation_unknown', gone: 'organisation_unknown' } as const;
const acting = [
  'organisation_role_missing',
  'organisation_proof_missing',
  'organisation_not_active',
] as const;
const seeing = ['organisation_role_missing', 'organisation_proof_missing'] as const;
const version = z.int(broken('range', 1, 2_147_483_647)).min(1, broken('range', 1, 2_147_483_647));
const cohortsNow = { status: 200, body: cohorts, about: 'The cohorts as they stand now' } as const;
const importNow = { status: 200, body: rosterImport, about: 'The preview as it stands now' } as const;

export const getCohorts = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/cohorts',
  summary: 'The cohorts of an organisation, for its staff',
  access: 'adult',
  ...ofOrganisation,
  params: { organisationSlug },
  answer: cohortsNow,
  refusals: seeing,
});

export const postCohort = call({
  method: 'POST',
  path: '/organisations/:organisationSlug/cohorts',
  summary: 'Begin a cohort; the same key gets its first answer',
  access: 'adult',
  begins: true,
  ...ofOrganisation,
  params: {
    organisationSlug,
    name: text(limits.cohortName),
    firstDay: day,
    lastDay,
    key: id.optional(),
  },
  answer: { status: 201, body: z.object({ $id: z.string() }), about: 'The cohort' },
  refusals: [...acting, 'cohort_name_taken', 'cohort_days', 'cohorts_too_many'],
});

export const patchCohort = call({
  method: 'PATCH',
  path: '/organisations/:organisationSlug/cohorts/:cohortId',
  summary: 'Change the name and days of a cohort, based on a version of it',
  access: 'adult',
  begins: true,
  ...ofCohort,
  params: {
    organisationSlug,
    cohortId: id,
    version,
    name: text(limits.cohortName),
    firstDay: day,
    lastDay,
  },
  answer: cohortsNow,
  refusals: [...acting, 'cohort_unknown', 'conflict', 'cohort_name_taken', 'cohort_days'],
});

export const deleteCohort = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/cohorts/:cohortId',
  summary: 'Delete a cohort without students',
  access: 'adult',
  ...ofCohort,
  params: { organisationSlug, cohortId: id },
  answer: { status: 204, body: null, about: 'It is gone' },
  twice: 'It is gone by then.',
  refusals: [...acting, 'cohort_unknown', 'cohort_not_empty'],
});

export const putCohortReviewers = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/reviewers',
  summary: 'Name the reviewers of a cohort, in place of those before',
  access: 'adult',
  begins: true,
  ...ofCohort,
  params: {
    organisationSlug,
    cohortId: id,
    reviewers: z
      .array(id, broken('list_between', 0, 100))
      .max(100, broken('list_between', 0, 100))
      .meta({ examples: [['66f0c2d1a4b3e5f60718']] }),
  },
  answer: cohortsNow,
  refusals: [...acting, 'cohort_unknown', 'cohort_reviewer_unknown'],
});

export const getCohortStudents = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/students',
  summary: 'The students of a cohort, by name; or those whose name or enrolment number has the words',
  access: 'adult',
  ...ofCohort,
  params: { organisationSlug, cohortId: id, search: optionalText(searchLimits.typed).default(''), cursor },
  answer: { status: 200, body: cohortStudents, about: 'A page of them' },
  refusals: [...seeing, 'cohort_unknown', 'general_cursor_not_found'],
});

export const getStudentEntry = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/students/:rowId',
  summary: 'One student, with what they let the organisation see; each look is listed for the student',
  access: 'adult',
  ...ofCohort,
  params: { organisationSlug, cohortId: id, rowId: id },
  answer: { status: 200, body: studentEntry, about: 'The entry' },
  refusals: [...seeing, 'cohort_unknown', 'roster_row_unknown'],
});

export const deleteStudent = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/students/:rowId',
  summary: 'Take a student off the roster; a member is told',
  access: 'adult',
  ...ofCohort,
  params: { organisationSlug, cohortId: id, rowId: id },
  answer: { status: 204, body: null, about: 'The row is gone' },
  twice: 'It is gone by then.',
  refusals: [...acting, 'cohort_unknown', 'roster_row_unknown', 'roster_own'],
});

export const deleteStudentMember = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/students/:rowId/membership',
  summary: 'Free a row that another member has joined by; the row gets another code',
  access: 'adult',
  ...ofCohort,
  params: { organisationSlug, cohortId: id, rowId: id },
  answer: { status: 204, body: null, about: 'No member has the row' },
  refusals: [...acting, 'cohort_unknown', 'roster_row_unknown', 'roster_own'],
});

export const postRosterImport = call({
  method: 'POST',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/imports',
  summary: 'Read a CSV file of students and compare it with the roster; nothing changes yet',
  access: 'adult',
  begins: true,
  ...ofCohort,
  params: { organisationSlug, cohortId: id },
  form: rosterColumns,
  answer: { status: 201, body: z.object({ $id: z.string() }), about: 'The preview' },
  twice: 'The same file is compared again with the roster as it stands then.',
  refusals: [
    ...acting,
    'cohort_unknown',
    'roster_file_missing',
    'roster_file_large',
    'roster_file_unread',
    'roster_line_long',
    'roster_rows_many',
    'roster_file_empty',
    'roster_columns_missing',
  ],
});

export const getRosterImport = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/imports/:importId',
  summary: 'A preview: what a file would change',
  access: 'adult',
  ...ofCohort,
  params: {
    organisationSlug,
    importId: id,
    list: z.enum(rosterKinds, broken('choice', rosterKinds.join(', '))).optional(),
    cursor,
  },
  answer: importNow,
  refusals: [...seeing, 'roster_import_unknown', 'general_cursor_not_found'],
});

export const putRosterImport = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/imports/:importId/taking',
  summary: 'Take over the rows of a preview, based on the version of the roster that it was compared with',
  access: 'adult',
  begins: true,
  ...ofCohort,
  params: {
    organisationSlug,
    importId: id,
    version,
    /** Students that are not in the file, and that are taken off. */
    removed: z
      .array(id, broken('list_between', 0, limits.rows))
      .max(limits.rows, broken('list_between', 0, limits.rows))
      .default([]),
  },
  answer: importNow,
  refusals: [...acting, 'roster_import_unknown', 'roster_import_over', 'conflict', 'roster_own'],
});

export const deleteRosterImport = call({
  method: 'DELETE',
  path: '/organisations/:organisationSlug/imports/:importId/taking',
  summary: 'Undo what was taken over, within a day and while no code was used',
  access: 'adult',
  ...ofCohort,
  params: { organisationSlug, importId: id },
  answer: importNow,
  refusals: [
    ...acting,
    'roster_import_unknown',
    'roster_import_over',
    'roster_undo_late',
    'roster_undo_used',
    'conflict',
  ],
});

const codesMade = {
  status: 200,
  body: z.object({ open: z.int(), mailed: z.int() }),
  about: 'How many codes are in force, and how many are on their way by email',
} as const;

export const putCohortCodes = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/codes',
  summary: 'Make codes for all students of a cohort who have none; as emails, to the addresses of the roster',
  access: 'adult',
  begins: true,
  ...ofCohort,
  params: { organisationSlug, cohortId: id, isMailed: z.boolean(broken('boolean')).default(false) },
  answer: codesMade,
  refusals: [...acting, 'cohort_unknown'],
});

export const viewCohortCodes = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/cohorts/:cohortId/codes',
  summary: 'The codes of a cohort that are in force, to print or to merge into letters',
  access: 'adult',
  ...ofCohort,
  params: {
    organisationSlug,
    cohortId: id,
    form: z.enum(codeForms, broken('choice', codeForms.join(', '))),
  },
  answer: { status: 200, body: 'bytes', about: 'A PDF or a CSV file' },
  refusals: [...acting, 'cohort_unknown', 'roster_no_codes'],
});

export const getWaitingNames = call({
  method: 'GET',
  path: '/organisations/:organisationSlug/names',
  summary: 'Members whose name is unlike the roster’s, who wait for a yes',
  access: 'adult',
  ...ofOrganisation,
  params: { organisationSlug },
  answer: { status: 200, body: waitingNames, about: 'Those who wait longest first' },
  refusals: seeing,
});

export const putNameAnswer = call({
  method: 'PUT',
  path: '/organisations/:organisationSlug/names/:rowId/answer',
  summary: 'Say whether a member with another name is the student of this row',
  access: 'adult',
  begins: true,
  ...ofCohort,
  params: { organisationSlug, rowId: id, isStudent: z.boolean(broken('boolean')) },
  answer: { status: 204, body: null, about: 'The member is told' },
  refusals: [...acting, 'roster_row_unknown', 'roster_own'],
});
