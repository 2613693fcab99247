/** Every limit of introductions. Lengths are in characters. */
export const introductionLimits = {
  note: { min: 120, max: 1000 },
  words: 500,
  /** Requests of a member in so many days, for own projects too. */
  ofMember: { count: 5, days: 7 },
  /** Requests of all owners of a project together. */
  ofProject: { count: 3, days: 7 },
  /** Days until the next request to the same receiver. */
  restDays: { lapsed: 30, withdrawn: 30, declined: 180 },
  /** How many requests may wait with a receiver. */
  capacity: {
    member: { choices: [0, 3, 5, 10], usual: 5 },
    project: { choices: [0, 5, 10, 20], usual: 10 },
  },
  /** After the end. */
  keptMonths: 24,
} as const;
