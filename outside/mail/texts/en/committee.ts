import { committeeDays } from '#contract/cases/committee-days.ts';

/** Stands in each email about a decision on content. */
export const committee = {
  kind: 'text',
  text: `If our decision does not satisfy you, you can appeal to the Grievance Appellate Committee within ${committeeDays} days.`,
} as const;
