/** Limits of reports and cases, all limits of new reports included. They stand apart because pages need only these. */
export const reportLimits = {
  words: 2000,
  pictures: 3,
  pictureBytes: 10 * 1024 * 1024,
  reason: { min: 3, max: 500 },
  appeal: { min: 20, max: 1500 },
  perDay: 20,
  perMailboxADay: 5,
} as const;

export const caseTimes = { appealDays: 14, keptDays: 365 } as const;

export const concerns = [
  'child',
  'threat',
  'intimate_picture',
  'money',
  'harassment',
  'pretence',
  'untrue',
  'spam',
  'other',
] as const;
export type Concern = (typeof concerns)[number];

/** Decided within two hours. */
export const urgentConcerns: readonly Concern[] = ['child', 'threat', 'intimate_picture'];

export const outcomes = ['nothing', 'warn', 'hide', 'pause', 'suspend', 'remove'] as const;
export type CaseOutcome = (typeof outcomes)[number];

export const suspensionChoices = [1, 7, 30] as const;

export const caseLists = ['waiting', 'appeals', 'decided'] as const;
export type CaseList = (typeof caseLists)[number];
