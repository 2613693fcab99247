/** Limits of what administrators type. They stand apart from the calls because pages need only the numbers. */
export const adminLimits = {
  reason: { min: 3, max: 500 },
  answer: 5000,
  search: 200,
  suspensionDays: 365,
} as const;

export const enquiryStates = ['open', 'answered'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
