import type { WantedSessionBody } from '#contract/mentorships/series-calls.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { plural } from '#web/ground/texts/amounts.ts';

const daysOf = (count: number) => plural(count, { one: () => '1 day', other: (shown) => `${shown} days` });

/** Of the form of a plan. */
export const planFormTexts = {
  propose: 'Propose a mentorship',
  proposeDescription: 'Goals, weeks and rhythm of a mentorship with a member whom you have met.',
  about: (topic: string) => `Your session was about ${topic}.`,
  submit: 'Send the plan',
  how: 'The other member answers within 5 days. They agree, decline, or send another plan.',
  change: 'Propose another plan',
  changeDescription: 'Answer a plan with another one.',
  toPlan: 'Back to the plan',
  changeHow: 'Your plan takes the place of the first one. The other member answers within 5 days.',
  goal: (number: number) => `Goal ${number}`,
  goalHint: 'One thing that you want to reach.',
  doneWhen: (number: number) => `Goal ${number} is done when`,
  doneHint: 'Something that both of you can see, such as “Ten people have tried it”.',
  moreGoals: 'More goals',
  weeks: `For how many weeks (${limits.weeks.min} to ${limits.weeks.max})`,
  every: 'You meet',
  everyOf: (weeks: number) => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`),
  minutes: 'Length of a session',
  minutesOf: (count: number) => `${count} minutes`,
  where: 'Where you meet',
  whereHint: 'Each session has its own link or address.',
  answers: 'Both of you answer messages within',
  answersOf: daysOf,
  bar: 'A mentorship cannot be proposed now',
  toOpen: 'Open the mentorship',
  toSession: 'Back to the session',
} as const;

/** Of the form of a series of sessions. */
export const seriesTexts = {
  title: 'Book sessions',
  description: 'Up to six sessions at one local time of the mentor.',
  lead: (every: number, minutes: number) =>
    `Up to ${limits.series} sessions of ${minutes} minutes, ${every === 1 ? 'every week' : `every ${every} weeks`}, always at the same time on the mentor’s clock. They are confirmed at once.`,
  first: 'First session',
  firstHint: (zone: string) => `On the mentor’s clock, ${zone}.`,
  count: 'How many',
  countOf: (count: number) =>
    plural(count, { one: () => '1 session', other: (shown) => `${shown} sessions` }),
  look: 'Show the times',
  noTimes: 'No time is free in the mentor’s hours until the last day.',
  noTimesThen: 'No time is free in this week.',
  times: 'These times',
  bars: {
    '': 'free',
    clock: 'not free: the clock changes then',
    mentor: 'not free: outside the mentor’s free hours or limits',
    mentee: 'not free: the mentee has a session then',
    end: 'not free: after the last day',
    plan: 'not possible: you have booked as many sessions as the plan allows',
  } satisfies Record<WantedSessionBody['bar'], string>,
  full: 'You have booked as many sessions as the plan allows. You can book more when one of them is over.',
  noneFree: 'None of these times is free. Choose another first session.',
  submit: (count: number) =>
    plural(count, { one: () => 'Book 1 session', other: (shown) => `Book ${shown} sessions` }),
  leftOut: 'Times that are not free are not booked.',
  whereAsPlanned: (where: string) => `As in the plan: ${where}. The mentor adds a link, number or address.`,
  where: 'The same link, number or address for all of them. You can change it for each session.',
} as const;
