import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { rosterPaths } from './rare-paths.ts';

/** The names that this module declares for all other modules. */
export const rosterKindsOfModule = {
  consents: { guardian_roster: { text: 'privacy', by: 'guardian', ends: 'guardian' } },
  notifications: {
    roster_name_waits: 'organisations',
    roster_objected: 'always',
    roster_confirmed: 'always',
    roster_declined: 'always',
    roster_guardian_agreed: 'always',
    roster_guardian_refused: 'always',
    roster_guardian_ended: 'always',
    roster_guardian_over: 'always',
    roster_freed: 'always',
    roster_off: 'always',
  },
  deadlines: {
    roster_name: { workingDays: 5, canExtend: 'no', goesOnLate: true, remindsNobody: true, isUnnamed: true },
  },
  openSteps: {
    roster_names: {
      path: ({ slug }) => rosterPaths.names(slug),
      pathOfWaiting: () => rosterPaths.joined,
    },
  },
  refusals: {
    cohort_unknown: ['not_found', 'There is no such cohort in this organisation.'],
    cohort_name_taken: ['conflict', 'Another cohort has this name.'],
    cohort_days: ['invalid', 'A cohort ends after it begins, within six years.'],
    cohort_not_empty: ['conflict', 'The cohort has students.'],
    cohorts_too_many: ['too_many', 'The organisation has as many cohorts as it may.'],
    cohort_reviewer_unknown: ['invalid', 'This member is no reviewer of the organisation.'],
    roster_row_unknown: ['not_found', 'There is no such student in this roster.'],
    cohort_no_institution: ['forbidden', 'Only an educational institution has students here.'],
    roster_own: ['forbidden', 'No one acts on their own row.'],
    roster_file_missing: ['invalid', 'No file was sent.'],
    roster_file_large: ['too_large', 'The file is larger than 2 MB.'],
    roster_file_unread: ['invalid', 'The file is no table of text.'],
    roster_line_long: ['invalid', 'A line of the file is too long.'],
    roster_rows_many: ['invalid', 'The file has more than 5,000 rows.'],
    roster_file_empty: ['invalid', 'The file has no rows below its line of titles.'],
    roster_columns_missing: ['invalid', 'The columns of name and number are not said.'],
    roster_import_unknown: ['not_found', 'There is no such preview, or its day is over.'],
    roster_import_over: ['conflict', 'This preview was taken over or undone.'],
    roster_undo_late: ['conflict', 'The time to undo is over.'],
    roster_undo_used: ['conflict', 'A code of these students was used.'],
    roster_code_unknown: ['not_found', 'There is no such code in force.'],
    roster_code_used: ['conflict', 'The code was used.'],
    roster_joined_already: ['conflict', 'The caller is a student of this organisation.'],
    roster_memberships_full: ['too_many', 'The caller is a student of as many organisations as one may be.'],
    roster_membership_unknown: ['not_found', 'There is no such membership of the caller’s.'],
    roster_ticks_closed: ['conflict', 'The organisation sees no more than its roster at present.'],
    roster_ask_unknown: ['not_found', 'There is no such ask, or it is over.'],
    roster_no_codes: ['not_found', 'No code of this cohort is in force.'],
  },
  fieldErrors: ['roster_code_form', 'cohort_name_missing', 'cohort_day_invalid'],
} as const satisfies ModuleKinds;
