import type { NeededToSubmit } from '#contract/opportunity-limits.ts';

/** The questions about a place, page by page. */
export const stepNames = ['basics', 'terms', 'questions'] as const;
export type StepName = (typeof stepNames)[number];

export function stepNamed(name: string | undefined): StepName | undefined {
  return stepNames.find((one) => one === name);
}

/** On which page something is asked that it lacks. */
export const stepOf: Record<NeededToSubmit, StepName> = {
  wouldDo: 'basics',
  lookFor: 'basics',
  startsOn: 'terms',
  hoursAWeek: 'terms',
  mode: 'terms',
  place: 'terms',
  closesOn: 'terms',
};
