import type { RequestList } from '#contract/rights/limits.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';

/** Requests about data at the desk. */
export const rightsDeskTexts = {
  title: 'Requests about data',
  room: 'Data requests',
  one: 'Request',
  back: 'Requests about data',
  list: 'Which requests',
  lists: { waiting: 'Waiting', answered: 'Answered' } satisfies Record<RequestList, string>,
  none: {
    waiting: 'No request waits for an answer now.',
    answered: 'No request has an answer yet.',
  } satisfies Record<RequestList, string>,
  late: (count: number) =>
    plural(count, { one: () => '1 request is late', other: (shown) => `${shown} requests are late` }),
  search: 'Number, name or address',
  searchAct: 'Search',
  next: 'Go on',
  due: (at: string) => `due ${moment(at)}`,
  from: (name: string, email: string) => (name && name !== email ? `${name}, ${email}` : email),
  received: (at: string) => `received ${moment(at)}`,
  taken: (at: string) => `in work since ${moment(at)}`,
  forMember: 'A nominee or guardian asks for this member',
  words: 'The request',
  answer: 'Answer',
  finalAnswer: 'Final answer',
  answeredBy: (name: string, at: string) => (name ? `${name}, ${moment(at)}` : moment(at)),
  officers: 'The grievance officer answered, because no other staff could.',
  contest: 'Why the person contests the answer',
  contestedOn: (at: string) => `contested ${moment(at)}`,
  withdrawn: (at: string) => `Withdrawn ${moment(at)}`,
  bars: {
    own: 'This is your own request. Other staff answer it.',
    same_staff: 'You gave the first answer. Other staff answer now.',
  },
  forOfficer: (name: string) =>
    name
      ? `No other staff can answer. ${name}, the grievance officer, decides. Write the answer of the officer here.`
      : 'No other staff can answer. The grievance officer decides, but the settings name no officer. Please tell the operator.',
  take: 'We work on it',
  outcome: 'Outcome',
  choose: 'Choose',
  outcomes: { done: 'We did it', refused: 'We refuse' },
  reason: 'Reason for a refusal',
  noReason: 'No refusal',
  answerWords: 'What the person reads',
  answerHint: 'Write what you did, or why not.',
  submit: 'Send the answer',
  submitting: 'Sending...',
  typed: 'You wrote this. We did not send it:',
  done: { taken: 'We tell the person that we work on it.', answered: 'The answer is sent.' },
} as const;
