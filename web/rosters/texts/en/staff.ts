import {
  rosterLimits as limits,
  type RosterFault,
  type RosterKind,
  type RosterSeparator,
  type StudentState,
  rosterTimes as times,
} from '#contract/rosters/limits.ts';
import { list, number, plural, shortDay } from '#web/ground/texts/amounts.ts';

/** One day for pages that have it as a text without a time. */
const dayOf = (day: string) => shortDay(`${day}T12:00:00Z`);
const rows = (count: number) => plural(count, { one: () => '1 row', other: (shown) => `${shown} rows` });
const students = (count: number) =>
  count === 0
    ? 'no students yet'
    : plural(count, { one: () => '1 student', other: (shown) => `${shown} students` });

/** The words of the pages on which staff look after students. */
export const rosterStaffTexts = {
  title: 'Students',
  description: 'The list of students of an organisation.',
  one: 'Organisation',
  cohorts: {
    none: 'No cohort yet. A cohort is a group of students who begin together. Begin one, then send its list.',
    facts: (firstDay: string, lastDay: string, count: number) =>
      `${dayOf(firstDay)} to ${dayOf(lastDay)}, ${students(count)}`,
    joined: (count: number) => `at least ${number(count)} joined`,
    inTeam: (count: number) => `at least ${number(count)} in a team`,
    applied: (count: number) => `at least ${number(count)} applied for something`,
    figures: (parts: string[]) => `Counted at night: ${list(parts)}.`,
    names: (count: number) =>
      plural(count, {
        one: () => '1 name waits for your yes',
        other: (shown) => `${shown} names wait for your yes`,
      }),
    objected: (name: string) => `${name}: a student says that another member used this code`,
    new: 'Begin a cohort',
    name: 'Name',
    nameHint: 'For example: B.Com 2026 to 2029.',
    firstDay: 'First day',
    lastDay: 'Last day',
    lastDayHint: `At most ${limits.years} years later. Students are in the list until ${times.membershipDays} days after it.`,
    begin: 'Begin',
    done: { begun: 'The cohort has begun. Now send its list.', deleted: 'The cohort is deleted.' },
  },
  cohort: {
    one: 'Cohort',
    send: 'Send a list of students',
    sendHow: `A CSV file of at most 2 MB and ${number(limits.rows)} rows, with a line of titles. Excel writes one by "Save as". We read the columns of the name, the enrolment number, the semester and the institution address. We read no other column, and we do not keep the file.`,
    file: 'File',
    columns: 'Say the titles of the columns yourself',
    columnsHow:
      'Leave all of them empty, and we look for the usual titles. If you type one, we read only the columns that you type.',
    column: {
      name: 'Title of the column with the name',
      number: 'Title of the column with the enrolment number',
      semester: 'Title of the column with the semester',
      email: 'Title of the column with the institution address',
    },
    read: 'Read the file',
    readHow: 'Nothing changes yet. You see first what the file would change.',
    imports: 'Files of the last 24 hours',
    importStates: { preview: 'Not taken over', taken: 'Taken over', undone: 'Undone' },
    codes: 'Codes',
    codesHow: `A student joins with a code of 10 letters and digits. It works once, for ${times.codeDays} days. You can fetch the codes again as often as you need, as long as they are open.`,
    open: (count: number) =>
      count === 0
        ? 'No code is open.'
        : plural(count, { one: () => '1 code is open.', other: (shown) => `${shown} codes are open.` }),
    missing: (count: number) =>
      plural(count, {
        one: () => '1 student has no open code.',
        other: (shown) => `${shown} students have no open code.`,
      }),
    make: 'Make codes',
    mail: (count: number) =>
      plural(count, {
        one: () => 'Make missing codes, and email 1 code',
        other: (shown) => `Make missing codes, and email ${shown} codes`,
      }),
    pdf: 'Codes as PDF',
    csv: 'Codes as CSV',
    students: 'Students',
    search: 'Find a student',
    searchHint: 'A part of the name or of the enrolment number.',
    find: 'Find',
    notFound: 'No student is like this.',
    all: 'All students',
    none: 'No student yet. Send a list.',
    more: 'More students',
    states: {
      no_code: 'No code yet',
      code: 'Has an open code',
      code_over: 'The code is over',
      waiting: 'The name waits for your yes',
      joined: 'Joined',
      left: 'Left',
    } satisfies Record<StudentState, string>,
    joined: (at: string) => `Joined on ${shortDay(at)}`,
    objected: 'A student says that another member used this code. Open the entry.',
    semester: (semester: string) => `Semester ${semester}`,
    change: 'Change the cohort',
    save: 'Save',
    reviewers: 'Reviewers of this cohort',
    reviewersNone: 'No one has the role of a reviewer.',
    saveReviewers: 'Save reviewers',
    delete: 'Delete the cohort',
    done: {
      saved: 'Saved.',
      codes: 'The codes are made.',
      mailed: 'The codes are made, and the emails are on their way.',
      removed: 'The student is no longer in the list.',
    },
  },
  import: {
    title: 'What the file would change',
    taken: 'What the file changed',
    recognised: (encoding: string, separator: RosterSeparator) =>
      `Read as ${encoding}, with ${separators[separator]} between the columns.`,
    columns: 'Columns',
    column: { name: 'Name', number: 'Enrolment number', semester: 'Semester', email: 'Address' },
    notRead: 'not read',
    wrong: 'Wrong columns?',
    again: 'Send the file again, and type the titles',
    leftOut: (count: number) =>
      plural(count, {
        one: () => '1 address is not at the domain of the organisation. It is left out.',
        other: (shown) => `${shown} addresses are not at the domain of the organisation. They are left out.`,
      }),
    kinds: {
      new: 'New',
      changed: 'Changed',
      unchanged: 'Unchanged',
      missing: 'Not in the file',
      faulty: 'Faulty',
    } satisfies Record<RosterKind, string>,
    tab: (kind: string, count: number) => `${kind} (${number(count)})`,
    lists: 'Parts of the file',
    none: 'No row.',
    line: (line: number) => `Line ${number(line)}`,
    faultAt: ({ line, fault }: { line: number; fault: string }) => `Line ${number(line)}: ${fault}`,
    was: (before: string) => `Before: ${before}`,
    more: 'More rows',
    faults: {
      name_missing: 'The name is missing.',
      number_missing: 'The enrolment number is missing.',
      number_twice: 'Another line has this enrolment number.',
      identity_number: 'This looks like an Aadhaar number. We do not take it.',
      too_long: 'A part of this row is too long.',
      unreadable: 'This row has a character that cannot be read.',
    } satisfies Record<RosterFault, string>,
    stay: 'These students stay. Tick those who should leave the list. Only ticks on this page count. A member among them is told.',
    take: (count: number) => (count === 0 ? 'Take over the ticks' : `Take over ${rows(count)}`),
    takeNone: 'The file changes no row.',
    old: 'The list has changed since. Send the file again.',
    until: (at: string) => `We keep this preview until ${shortDay(at)}. Then we delete it.`,
    undo: 'Undo',
    undoHow: `You can undo this for ${times.undoHours} hours, while no student has used a code and the list has not changed again.`,
    toCodes: 'Make codes for the students',
    done: {
      taken: 'The rows are taken over. Next, make codes, so that the students can join.',
      undone: 'All is as it was before.',
    },
    undone: 'This was undone.',
  },
  student: {
    title: 'Student',
    number: 'Enrolment number',
    cohort: 'Cohort',
    semester: 'Semester',
    email: 'Address',
    state: 'State',
    objected:
      'A student says that another member used this code. Ask the student at the institution. If it is so, free this row.',
    listed: 'The student sees that you looked: your name, your role and the time.',
    shown: 'What the student shows',
    inTeam: 'Is in a team.',
    applications: 'Applications',
    certificates: 'Certificates from others',
    nothing: 'Nothing to show.',
    free: 'Free this row',
    freeHow:
      'For the case that another member used the code. The membership ends, and the member is told. Then you make another code.',
    freeYes: 'Yes, free this row',
    remove: 'Take the student off the list',
    removeHow: 'The membership ends, and the member is told.',
    removeHowAlone: 'The row is deleted. No member is behind it.',
    removeYes: 'Yes, take the student off',
    done: { freed: 'The row is free. Make a new code on the page of its cohort:' },
  },
  names: {
    title: 'Names that differ',
    how: 'These members used a code, and their name here is unlike the name in your list.',
    none: 'No name waits.',
    list: (name: string, enrolment: string, cohort: string) =>
      `In your list: ${name}, ${enrolment}, ${cohort}`,
    account: (name: string) => `The name here: ${name}`,
    since: (at: string) => `Waits since ${shortDay(at)}`,
    late: 'This is late.',
    until: (at: string) => `Without an answer the code works again on ${shortDay(at)}.`,
    yes: 'This is our student',
    no: 'This is someone else',
    done: { answered: 'The member is told.' },
  },
};

const separators: Record<RosterSeparator, string> = {
  comma: 'commas',
  semicolon: 'semicolons',
  tab: 'tabs',
};

/** The words for how a student applied, as they read it themselves. */
export const stageWords: Readonly<Record<string, string>> = {
  submitted: 'Sent',
  seen: 'Opened',
  shortlisted: 'On the short list',
  interview: 'Interview',
  offered: 'Offered',
  accepted: 'Accepted',
  joined: 'Joined',
  declined: 'Not this time',
  withdrawn: 'Withdrawn',
  lapsed: 'No answer came',
  ended: 'Ended',
};
