import { type RosterTick, rosterTimes as times } from '#contract/rosters/limits.ts';
import { moment, number, shortDay } from '#web/ground/texts/amounts.ts';

/** The words of the pages on which a student joins an institution, sets ticks and leaves. */
export const studentTexts = {
  list: 'My institutions',
  one: 'Institution',
  listFacts: 'The institutions whose student you are, and what they see',
  description: 'The institutions whose student you are.',
  none: 'You have joined no institution. Your institution gives you a code.',
  join: 'Join with a code',
  ofInstitution: 'Students',
  ofInstitutionSaid:
    'Are you its student? Your institution gives you a code. With it you show that you are its student.',
  joinedName: 'Students who have joined',
  joinedFigure: (count: number) => `${number(count)} or more`,
  joinTitle: 'Join your institution',
  joinDescription: 'Join your institution as its student.',
  code: 'Code',
  codeHint:
    'The 10 letters and digits from your institution, such as 7K2M9-QXW4D. Capital or small letters, and blanks, do not matter.',
  look: 'Look at the code',
  lookHow: 'You do not join yet. First you see what the institution has about you, and what it will see.',
  objection: 'Is this your code, and another member used it? Tell your institution.',
  object: 'Another member used my code',
  holds: (institution: string) => `${institution} has this about you`,
  sees: (institution: string) => `${institution} will see`,
  seesNow: (institution: string) => `${institution} sees`,
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
  ticksHow: 'You may leave all off; your credit does not depend on it.',
  pressed: (institution: string) => `If ${institution} presses you, report it.`,
  ticksClosed: (institution: string, until: string) =>
    `Until ${shortDay(until)} you cannot show ${institution} more than this. It sees the same of all students.`,
  guardian: {
    ask: (institution: string) =>
      `You are under 18, so your guardian is asked first. ${institution} learns nothing of this.`,
    send: 'Ask my guardian',
    waits: (until: string) =>
      `Your guardian has an email from us. The code waits for the yes until ${shortDay(until)}.`,
    row: 'Your guardian is asked.',
    withdraw: 'Take this back',
    withdrawHow: 'Nothing is joined. You can type the code again while it counts.',
    done: 'We have asked your guardian. You are a student here once they say yes.',
  },
  tick: {
    team: 'that I am in a team',
    applications: 'what I applied for and its stage',
    certificates: 'my certificates from others',
  } satisfies Record<RosterTick, string>,
  joinNow: 'Join',
  other: 'Type another code',
  waiting: `A coordinator of the institution looks at your name, for up to ${times.nameDays} days. You need not do anything.`,
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
  leaveYes: 'Yes, leave it',
  leaveEnds: 'When you leave, these are withdrawn:',
  leaveHow:
    'It reads that you left, never why. Your student mark ends if no other institution has you in its list. To come back you need a new code.',
  done: {
    joined: 'You are a student here now.',
    waits: 'You have used the code.',
    saved: 'Saved. It counts from now on.',
    left: 'You have left the institution.',
    objected: 'We have told the institution. It looks at it, and gives you another code.',
  },
};
