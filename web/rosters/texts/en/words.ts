import type { rosterKindsOfModule } from '#contract/rosters/kinds.ts';
import { rosterLimits as limits, type RosterFile, rosterTimes as times } from '#contract/rosters/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { rosterHeld } from './held.ts';

const files: Record<RosterFile, string> = {
  workbook: 'This is an Excel workbook. Open it, choose "Save as", then "CSV", and send that file.',
  pdf: 'This is a PDF. Send the table as a CSV file.',
  picture: 'This is a picture. Send the table as a CSV file.',
  bytes: 'This file holds no text. Send the table as a CSV file.',
  quotes: 'A quotation mark in this file is never closed. Save the table as CSV again.',
  one_column:
    'We found one column in the first line. A CSV file has titles between commas, semicolons or tabs, for example: Name, Enrolment number.',
};

/** The words that complete the kinds of this module. */
export const rosterWords = {
  refusals: {
    cohort_unknown: 'There is no such cohort.',
    cohort_name_taken: 'Another cohort has this name. Choose another name.',
    cohort_days: `The last day comes after the first day, at most ${limits.years} years later.`,
    cohort_not_empty: 'This cohort has students. Take them off first.',
    cohorts_too_many: `An organisation can have ${limits.cohorts} cohorts. Delete an empty one first.`,
    cohort_reviewer_unknown: 'One of these members is no reviewer any more. Reload the page.',
    roster_row_unknown: 'This student is not in the list any more.',
    cohort_no_institution: 'Only an educational institution has students here.',
    roster_own: 'You are this student. Other staff do this.',
    roster_file_missing: 'Choose a file.',
    roster_file_large: 'This file is larger than 2 MB. Send it in parts.',
    roster_file_unread: ({ reason }) => files[reason as RosterFile] ?? files.bytes,
    roster_line_long: ({ count }) =>
      `Line ${count ?? ''} is too long for a table. A CSV file has one student in each line.`,
    roster_rows_many: `This file has more than ${limits.rows.toLocaleString('en')} rows. Send it in parts.`,
    roster_file_empty: 'This file has no rows below the line of titles.',
    roster_columns_missing: ({ reason }) =>
      `We did not find the columns of the name and the enrolment number. The file has: ${reason ?? ''}. Type the titles of the two columns, and choose the file again.`,
    roster_import_unknown: `There is no such preview. A preview goes after ${times.previewHours} hours.`,
    roster_import_over: 'This file was taken over or undone before. Send it again.',
    roster_undo_late: `The ${times.undoHours} hours to undo are over.`,
    roster_undo_used: 'A student has used a code by now, so this stays.',
    roster_code_unknown:
      'We do not know this code. It may be over. Look at each letter, or ask your institution.',
    roster_code_used: 'This code was used.',
    roster_joined_already: 'You are a student of this institution here already.',
    roster_memberships_full: `You can be a student of ${limits.perMember} organisations. Leave one first.`,
    roster_membership_unknown: 'You are not a student there any more.',
    roster_ticks_closed: 'You cannot show this institution more at present.',
    roster_ask_unknown: 'This question is over. Reload the page.',
    roster_no_codes: 'No code is open. Make codes first.',
  },
  fieldErrors: {
    roster_code_form: 'A code has 10 letters and digits.',
    cohort_name_missing: 'Enter the name of the cohort.',
    cohort_day_invalid: 'Enter a day.',
  },
  turns: {
    mine: { roster_names: ({ thing }) => `Say whether a member is your student: ${thing}` },
    awaited: { roster_names: ({ thing }) => `${thing} looks at your name` },
  },
  notifications: {
    roster_name_waits: () => 'A student with another name waits for your yes',
    roster_objected: () => 'A student says that another member used their code',
    roster_confirmed: () => 'You are a student here now',
    roster_declined: () => 'The institution did not say that you are the student. Your code works again',
    roster_guardian_agreed: () => 'Your guardian agreed that you join your institution',
    roster_guardian_refused: () => 'Your guardian did not agree that you join an institution',
    roster_guardian_ended: () => 'Your guardian took the yes to your institution back',
    roster_guardian_over: () =>
      'Your code is over before your guardian agreed, or needs you to type it again',
    roster_freed: () => 'The institution gave your place in its list to another member',
    roster_off: () => 'You are no longer in the list of students',
  },
  consents: {
    guardian_roster: {
      name: 'Student of an institution under 18',
      about: 'A parent or guardian agrees that the member joins an institution as its student.',
    },
  },
  subjects: {
    student_of: ({ thing }) => thing,
    roster_of: ({ thing }) => `Students of ${thing}`,
  },
  held: rosterHeld,
  emails: {
    'roster-code': 'Code of a student',
    'guardian-roster': 'Question about an institution, to a guardian',
  },
} satisfies ModuleWords<typeof rosterKindsOfModule>;
