/** Limits of the terms of an agreement. */
export const limits = {
  milestones: 30,
  criteria: 10,
  milestoneHours: 10_000,
  noticeDays: 30,
  vestingMonths: { min: 6, max: 48 },
  cliffMonths: 12,
  shareStep: 5,
} as const;
