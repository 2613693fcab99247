import type { Figure } from '#contract/transparency/calls.ts';
import {
  type NumberName,
  type PartedNumber,
  type PartName,
  transparencyLimits,
} from '#contract/transparency/numbers.ts';
import { list, number } from '#web/ground/texts/amounts.ts';

const { few } = transparencyLimits;

export const transparencyTexts = {
  title: 'Transparency',
  description:
    'How we decided about reports, appeals and requests, month by month, and how often we were late.',
  lead: 'How we decided about reports, appeals and requests, month by month, and how often we were late.',
  how: 'How to read it',
  rules: [
    `The last ${transparencyLimits.months} months, in UTC. A month follows in the night after its end.`,
    'A report counts on the day on which it came. A case, an appeal or a request counts on the day of our first decision or answer.',
    `A number from 1 to ${few - 1} reads “fewer than ${few}”, so that it tells nothing about one person.`,
    'If the total would show such a number, we also hold back a larger number, or all parts.',
    'A part that is 0 has no line.',
  ],
  none: 'We have counted no month yet. We count each month in the night after its end.',
  month: (name: string) => name,
  numbersOf: (month: string) => `${month}: all numbers`,
  number: 'Number',
  count: 'Count',
  names: {
    reports: 'Reports by members and guests',
    cases: 'Cases that we decided',
    appeals: 'Appeals that we answered',
    screened: 'Messages that our word lists sent to review',
    requests: 'Requests about data and complaints that we answered',
    orders: 'Orders of authorities and courts',
    lone: 'Decisions that one of our staff made alone, in place of two',
    breaches: 'Breaches of personal data',
  } satisfies Record<NumberName, string>,
  parts: {
    'cases.kind': 'Cases by what was reported',
    'cases.concern': 'Cases by reason',
    'cases.outcome': 'Cases by outcome',
    'cases.time': 'Cases in time',
    'appeals.result': 'Appeals by answer',
    'screened.result': 'Messages in review by outcome',
    'requests.kind': 'Requests by kind',
    'requests.time': 'Requests in time',
  } as Record<`${PartedNumber}.${PartName}`, string>,
  /** Some names end before the name of a member, which is not shown here. */
  kind: ({ name }: { name: string }) => name.replace(/ (of|with)$/, ''),
  results: {
    in_time: 'In time',
    late: 'Late',
    overturned: 'Decision overturned',
    stands: 'Decision stands',
    right: 'Right: we acted',
    wrong: 'Wrong: we did nothing',
  } as Record<string, string>,
  outcomes: {
    nothing: 'Nothing was done',
    warn: 'Warning',
    pause: 'Paused',
    hide: 'Hidden',
    remove: 'Removed',
    suspend: 'Account suspended',
  } as Record<string, string>,
  shown: ({ shown, count }: Figure) =>
    ({ exact: number(count), few: `fewer than ${few}`, held: 'held back' })[shown],
  withShare: ({ count, percent }: { count: string; percent: number }) => `${count} (${percent} %)`,
  tooFew: ({ lists }: { lists: readonly string[] }) => `Held back, because they are too few: ${list(lists)}.`,
  log: 'The log of our staff',
  logHow: 'Each action of our staff is in a log. No one can change it in secret.',
} as const;
