/** Limits of what administrators type. They stand apart from the calls because pages need only the numbers. */
export const adminLimits = {
  reason: { min: 3, max: 500 },
  answer: 5000,
  search: 200,
  suspensionDays: 365,
} as const;

/** Stands in the log in place of an administrator for what a command of the operator did. */
export const operatorId = 'operator';

export const enquiryStates = ['open', 'answered'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
