/** Kinds and limits of orders and holds. ⚖ */
export const holdTimes = { days: 180, keptYears: 3, looksYears: 3 } as const;

/** Hours within which content that an order names is removed. */
export const removalHours = 3;

/** The hours that an order can give. */
export const orderHours = [3, 6, 24, 48, 72, 168, 360, 720] as const;
export type OrderHours = (typeof orderHours)[number];

export const orderLimits = {
  authority: { min: 3, max: 200 },
  reference: { max: 100 },
  words: { min: 10, max: 3000 },
  answer: { min: 3, max: 3000 },
  reason: { min: 3, max: 500 },
  tables: 200,
  /** Days for which an order may have lain here before it is recorded. */
  receivedDays: 30,
} as const;

export const orderKinds = ['removal', 'data', 'hold', 'other'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const orderConcerns = ['other', 'child'] as const;
export type OrderConcern = (typeof orderConcerns)[number];

export const orderOutcomes = ['done', 'refused'] as const;
export type OrderOutcome = (typeof orderOutcomes)[number];

export const orderLists = ['open', 'done'] as const;
export type OrderList = (typeof orderLists)[number];

export const holdStates = ['proposed', 'active', 'ended'] as const;
export type HoldState = (typeof holdStates)[number];

export const holdLists = ['open', 'ended'] as const;
export type HoldList = (typeof holdLists)[number];
