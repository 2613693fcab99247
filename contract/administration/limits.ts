/** Limits of what administrators type. They stand apart from the calls because pages need only the numbers. */
export const adminLimits = {
  reason: { min: 3, max: 500 },
  answer: 5000,
  search: 200,
  suspensionDays: 365,
} as const;

/** ⚖ Hours in which a proposal is confirmed or lapses. One that no account could confirm waits as long before it opens to its proposer. */
export const proposalTimes = { hours: 72, loneHours: 144, keptYears: 3 } as const;

/** Days for which one member of staff alone suspends an account. */
export const loneSuspensionDays = 7;
/** The days within which these 7 are counted, however many suspensions they are. */
export const suspensionWindowDays = 30;

/** Stands in the log in place of a member of staff where the product acts by itself. */
export const productId = 'product';

/** Stands in the log in place of an administrator for what a command of the operator did. */
export const operatorId = 'operator';

export const enquiryStates = ['open', 'answered'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
