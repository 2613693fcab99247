/** Limits of the agreement of two members who may begin something together. They stand apart because few pages need them. */
export const trialTerms = {
  days: { min: 14, max: 28, usual: 21 },
  moreDays: 14,
  milestones: 3,
  daysAhead: 366,
} as const;
