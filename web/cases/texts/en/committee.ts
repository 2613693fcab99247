import { committeeDays } from '#contract/cases/committee-days.ts';

/** Below each decision on content. */
export const committeeText = `If our decision does not satisfy you, you can appeal to the Grievance Appellate Committee within ${committeeDays} days.`;
