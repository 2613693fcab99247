/** Limits of offers. They stand apart from the calls because pages need only these. */
export const offerLimits = {
  /** Offers to one application. */
  rounds: 3,
  title: 100,
  terms: 2000,
  /** Days from today on which an answer is due at the latest. */
  withinDays: 30,
  /** Days from today on which it starts at the latest. */
  startsWithinDays: 365,
  /** After its start day, until either side may free the seat. */
  freeAfterDays: 14,
} as const;
