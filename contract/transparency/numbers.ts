import { caseTimes } from '../cases/report-limits.ts';

/** The numbers of a month. */
export const numberNames = [
  'reports',
  'cases',
  'appeals',
  'screened',
  'requests',
  'orders',
  'lone',
  'breaches',
] as const;
export type NumberName = (typeof numberNames)[number];

/** The parts of some of them: each item is counted once in each list of parts. */
export const partsOfNumbers = {
  cases: ['kind', 'concern', 'outcome', 'time'],
  appeals: ['result'],
  screened: ['result'],
  requests: ['kind', 'time'],
} as const satisfies Partial<Record<NumberName, readonly string[]>>;
export type PartedNumber = keyof typeof partsOfNumbers;
export const partedNumbers = Object.keys(partsOfNumbers) as [PartedNumber, ...PartedNumber[]];
export const partNames = ['kind', 'concern', 'outcome', 'time', 'result'] as const;
export type PartName = (typeof partNames)[number];

export const transparencyLimits = {
  months: 36,
  /** A count of fewer is not shown. */
  few: 5,
  /** Until when a month is counted again after its beginning: a day before the first of its rows may be erased. */
  recountedDays: caseTimes.keptDays - 1,
} as const;
