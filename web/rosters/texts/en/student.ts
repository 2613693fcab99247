import { type RosterTick, rosterTimes as times } from '#contract/rosters/limits.ts';
import { moment, shortDay } from '#web/ground/texts/amounts.ts';

/** The words of the pages on which a student joins an institution, sets ticks and leaves. */
export const studentTexts = {
  list: 'Student of',
  listFacts: 'The institutions whose student you are, and what they see',
  description: 'The institutions whose student you are.',
  none: 'You have joined no institution. Your institution gives you a code.',
  join: 'Join with a code',
  joinTitle: 'Join your institution',
  joinDescription: 'Join your institution as its student.',
  code: 'Code',
  codeHint: 'The 10 letters and digits from your institution. Blanks and small letters do not matter.',
  look: 'Look at the code',
  lookHow: 'Nothing is joined yet. You see first what the institution holds and what it will see.',
  objection: 'Is this your code, and another member used it? Tell your institution.',
  object: 'Another member used my code',
  holds: (institution: string) => `${institution} holds`,
  sees: (institution: string) => `${institution} will see`,
  seesList: [
    'your name, enrolment number and cohort in its list',
    'the day you joined',
    'the claims for credit that you send to it',
  ],
  never:
    'It never sees amounts, shares, your texts, files and messages, your searches, visits and sign-ins, blocks, reports or your age.',
  name: 'Name',
  number: 'Enrolment number',
  cohort: 'Cohort',
  semester: 'Semester',
  email: 'Address',
  unlike: `This name is unlike your name here. A coordinator of the institution looks at both names, for up to ${times.nameDays} days.`,
  ticks: 'You may show more',
  ticksHow: (institution: string) =>
    `You may leave all off; your credit does not depend on it. If ${institution} presses you, report it.`,
  tick: {
    team: 'that I am in a team',
    applications: 'what I applied for and its stage',
    certificates: 'my certificates from others',
  } satisfies Record<RosterTick, string>,
  joinNow: 'Join',
  other: 'Type another code',
  waiting: 'A coordinator looks at your name.',
  since: (at: string) => `Student since ${shortDay(at)}`,
  save: 'Save ticks',
  looks: 'Who looked at your entry',
  looksNone: 'No one has looked.',
  lookOf: (name: string, role: string, at: string) =>
    `${name || 'A member of the staff'}, ${role}, ${moment(at)}`,
  roles: { owner: 'owner', coordinator: 'coordinator', reviewer: 'reviewer' } as Readonly<
    Record<string, string>
  >,
  leave: 'Leave this institution',
  leaveHow:
    'It reads "left", never why. Your student mark ends if no other institution has you in its list. To come back you need a new code.',
  done: {
    joined: 'You are a student here now.',
    waits: 'You have used the code. A coordinator looks at your name.',
    saved: 'Saved. It counts from now on.',
    left: 'You have left the institution.',
    objected: 'We have told the institution. It looks at it, and gives you another code.',
  },
};
