import { projectStages, workModes } from '#rules/lists/kinds.ts';

/** Limits of searches for co-founders. They stand apart from the calls because pages need only these. */
export const cofounderLimits = {
  text: { min: 120, max: 1000 },
  sectors: 3,
  hours: { min: 1, max: 48 },
  skills: 8,
  stages: projectStages.length,
  nevers: 5,
  reason: { min: 3, max: 500 },
  /** A search is on for so many days. It is asked about from the first of these on, and again on the second. */
  onDays: 60,
  askedAfterDays: 53,
  remindedAfterDays: 59,
  changes: { most: 5, hours: 24 },
  splitDays: 14,
  /** Fewer matches than this are counted as "a few", unless there are none. */
  few: 3,
  /** A count that tells of the split is shown from so many on. */
  splitCount: 5,
  /** A country with fewer searches shows how many there are. */
  fewInCountry: 50,
  askedDays: 30,
} as const;

export const searchStates = ['draft', 'on', 'paused', 'removed'] as const;
export type SearchState = (typeof searchStates)[number];

/** Why a search is paused: by its member, without an answer to "Still looking?", or by a case. */
export const searchPauses = ['own', 'quiet', 'case'] as const;
export type SearchPause = (typeof searchPauses)[number];

/** A search needs these so that others find it. It is found again once nothing of it is missing. */
export const searchLacks = ['mark', 'profile', 'away'] as const;
export type SearchLack = (typeof searchLacks)[number];

/** A search asks these of others, in the order of its form. */
export const criteria = [
  'hours',
  'distance',
  'skills',
  'sector',
  'stage',
  'start',
  'split',
  'language',
] as const;
export type Criterion = (typeof criteria)[number];

export const weights = ['must', 'nice', 'open'] as const;
export type Weight = (typeof weights)[number];

export const distancesKm = [5, 10, 25, 50, 100] as const;
export const startMonths = [0, 3, 6, 12] as const;
/** From the view of the member who ticks them. */
export const splits = ['equal', 'they_less', 'i_less'] as const;
export type Split = (typeof splits)[number];
export const searchModes = workModes;
