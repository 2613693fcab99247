import type { AskedRight } from '#contract/ground/staff-rights.ts';
import type { RefusalReason, RequestKind, RequestOutcome, RequestState } from '#contract/rights/limits.ts';
import { rightsTimes } from '#contract/rights/limits.ts';
import { day, shortDay } from '#web/ground/texts/amounts.ts';

export const kindTexts: Record<RequestKind, string> = {
  see: 'See what you hold about me',
  correct: 'Correct something',
  erase: 'Erase something',
  other: 'Something else about my data',
  content: 'Complaint about content',
  complaint: 'Complaint',
};

export const stateTexts: Record<RequestState, string> = {
  received: '○ Received',
  in_work: '◐ In work',
  answered: '✓ Answered',
  contested: '◐ Contested',
  final: '✓ Answered, final',
  withdrawn: '○ Withdrawn',
};

export const outcomeTexts: Record<RequestOutcome, string> = {
  done: 'We did what you asked.',
  refused: 'We did not do it.',
};

export const reasonTexts: Record<RefusalReason, string> = {
  not_held: 'We do not hold this.',
  not_wrong: 'We checked it. It is right.',
  law: 'The law says that we must keep it.',
  others: 'It would show the data of another person.',
  agreement: 'The other side of an agreement needs it.',
  rules_kept: 'We checked it. It does not break our rules.',
  unclear: 'We did not understand your request. Please send a new one.',
  repeated: 'We have answered the same request before.',
};

/** The pages about the own data. */
export const rightsTexts = {
  title: 'My data',
  facts: 'What we hold, corrections, export, complaints',
  description: 'What we hold about you, and your requests and complaints.',
  intro: `Each request has a number. We answer within ${rightsTimes.days} days. It is free.`,
  heldTitle: 'What we hold',
  heldFacts: 'What it is, why, how long, and who looked',
  correctTitle: 'Correct',
  correctFacts: 'Tell us what is wrong and what is right',
  exportTitle: 'Export',
  exportHint: 'You get it at once: a ZIP with everything that we hold about you.',
  eraseTitle: 'Erase',
  eraseHint: 'You can delete your account yourself. We erase it 30 days later.',
  erase: 'Delete my account',
  eraseAsk: 'Ask us to erase something',
  complainTitle: 'Complain',
  complainFacts: `You get a number at once. We answer about content in ${rightsTimes.contentDays} days`,
  requestsTitle: 'My requests',
  none: 'You have sent no request yet.',
  askOther: 'Ask something else',
  rowFacts: (kind: string, at: string) => `${kind}, ${shortDay(at)}`,
} as const;

/** Staff by the right under which they looked. */
const roleTexts: Record<AskedRight, string> = {
  cases: 'A moderator',
  reviews: 'Staff for reviews',
  disputes: 'Staff for disputes',
  rights: 'Staff for requests about data',
  accounts: 'Staff for accounts',
  staff: 'Staff for rights of staff',
  any: 'Staff',
};

export const heldTexts = {
  title: 'What we hold',
  intro: 'These are the kinds of data that we hold about members. Your own data is in the export.',
  kept: (span: string) => `Kept: ${span}`,
  looksTitle: 'Who looked',
  looksIntro:
    'On these days our staff saw data of yours. If an order forbids us to tell you, or if a case is open, we tell you afterwards.',
  noLooks:
    'No look of our staff is listed. If an order forbids us to tell you, or if a case is open, we tell you afterwards.',
  look: (role: AskedRight, at: string) => `${roleTexts[role]}, ${day(at)}`,
  groups: {
    account: 'To run your account',
    security: 'To keep it safe',
    others: 'Your page, projects and teams',
    agreements: 'Agreements and ledgers',
    talk: 'Messages and notifications',
    safety: 'Blocks, reports and requests',
  },
  missing: 'Is something wrong or missing?',
  ask: 'Ask us',
} as const;

export const askTexts = {
  title: 'Ask about my data',
  intro: `You get a number at once, and the answer within ${rightsTimes.days} days.`,
  kind: 'Your request',
  choose: 'Choose',
  words: 'Tell us what you ask for',
  wordsHint: 'For a correction: what is wrong, and what is right.',
  selfHint: 'You can change most of your profile yourself, at once.',
  self: 'Change my profile',
  submit: 'Send',
  submitting: 'Sending...',
} as const;

export const complainTexts = {
  title: 'Complain',
  description: 'Complain to us. You get a number at once, and an answer on time.',
  intro: `You get a number at once. We answer about content within ${rightsTimes.contentDays} days, about anything else within ${rightsTimes.days} days.`,
  about: 'Your complaint is about',
  aboutMissing: 'Choose what your complaint is about.',
  choose: 'Choose',
  abouts: {
    content: 'Content that others see here',
    complaint: 'Anything else: our work, a decision, your data',
  },
  words: 'Tell us what happened',
  wordsHint: 'If it is about a page, add its address.',
  danger: 'If a person is in danger, call 112 or the police where you are.',
  officerTitle: 'Grievance officer',
} as const;

export const guestTexts = {
  title: 'Your data, without an account',
  description: 'Without an account: ask what we hold about you, or ask us to correct or erase it.',
  intro: `We email you a code, then a number. We answer within ${rightsTimes.days} days. It is free.`,
  who: 'You can use this page if you sent us a message, reported something, were invited, or were named by a member.',
  act: 'To act for a member who has died or cannot act',
  email: 'Your email address',
  emailHint: 'The code and the answer go there.',
  next: 'Send me the code',
  codeTitle: 'Enter the code',
  codeIntro: 'We have sent a code to your address. It works for ten minutes.',
  code: 'Code',
  codeSubmit: 'Send',
  signIn: 'Sign in',
} as const;

export const requestTexts = {
  one: (number: string) => `Request ${number}`,
  number: (number: string) => number,
  received: (at: string) => `Received on ${day(at)}`,
  due: (at: string) => `We answer by ${day(at)}.`,
  late: (at: string) => `We are late. Due: ${day(at)}.`,
  sent: (number: string) => `We have your request. Its number is ${number}.`,
  words: 'You wrote',
  answerTitle: 'Our answer',
  finalTitle: 'Our final answer',
  atOnce:
    'Here you see what we hold about you. If something is missing, contest this answer. Then our staff look at it.',
  seeHeld: 'What we hold, and who looked',
  seeExport: 'All of your data to download',
  seeConsents: 'Your consents',
  answeredOn: (at: string) => `On ${day(at)}`,
  byOfficer: 'The grievance officer gave this answer, because no other staff could.',
  reason: 'The reason',
  contestTitle: 'Contest the answer',
  contestIntro: (until: string) => `You can do this once, until ${day(until)}. Other staff will answer.`,
  contestWords: 'Why the answer is wrong',
  contest: 'Contest',
  contested: (at: string) => `You contested the answer on ${day(at)}.`,
  byOthers: 'Other staff answer now, not the staff who answered first.',
  forOfficer: (name: string) =>
    name
      ? `No other staff can answer. ${name}, our grievance officer, answers.`
      : 'No other staff can answer. The grievance officer answers.',
  withdraw: 'Withdraw the request',
  withdrawn: (at: string) => `You withdrew it on ${day(at)}.`,
  board: 'If this does not satisfy you: the Data Protection Board of India.',
  saving: 'Sending...',
  done: {
    contested: 'You have contested the answer.',
    withdrawn: 'You have withdrawn the request.',
  },
} as const;
