import { tiedDays } from '../administration/tied-days.ts';
/** Limits of reports and cases, all limits of new reports included. They stand apart because pages need only these. */
export const reportLimits = {
  words: 2000,
  pictures: 3,
  pictureBytes: 10 * 1024 * 1024,
  reason: { min: 3, max: 500 },
  appeal: { min: 20, max: 1500 },
  secondLook: 1500,
  perDay: 20,
  perMailboxADay: 5,
} as const;

export const caseTimes = {
  appealDays: 14,
  keptDays: 365,
  /** Until when a reporter may ask for other staff, after nothing was done. */
  secondLookDays: 14,
  /** How long staff who have had to do with a person do not judge them. */
  tiedDays,
  /** How long a case belongs to the moderator who has opened it. */
  takenMinutes: 30,
} as const;

export const concerns = [
  'child',
  'threat',
  'intimate_picture',
  'money',
  'harassment',
  'pretence',
  'untrue',
  'pressing',
  'spam',
  'other',
] as const;
export type Concern = (typeof concerns)[number];

/** Of one kind alone. */
const concernsOfKinds: Partial<Record<Concern, string>> = { pressing: 'organisation' };

/** The concerns that a report of this kind can have. */
export function concernsOf(kind: string): readonly Concern[] {
  return concerns.filter((one) => (concernsOfKinds[one] ?? kind) === kind);
}

/** Decided within two hours. */
export const urgentConcerns: readonly Concern[] = ['child', 'threat', 'intimate_picture'];

/** The outcomes of cases, the gravest last. Each reportable declares its own; an outcome more has its words and its place here. */
export const outcomes = ['nothing', 'warn', 'pause', 'hide', 'remove', 'suspend'] as const;
export type CaseOutcome = (typeof outcomes)[number];

/** How many days a pause or a suspension lasts. */
export const dayChoices = [1, 7, 30] as const;

export const caseLists = ['waiting', 'appeals', 'decided'] as const;
export type CaseList = (typeof caseLists)[number];
