/** The questions about an opportunity, page by page. */
export const stepNames = ['basics', 'terms', 'questions'] as const;
export type StepName = (typeof stepNames)[number];

export function stepNamed(name: string | undefined): StepName | undefined {
  return stepNames.find((one) => one === name);
}

/** On which page a field stands that it may lack. */
export function stepOf(field: string): StepName {
  if (field === 'wouldDo' || field === 'lookFor') return 'basics';
  return field === 'trialHours' ? 'questions' : 'terms';
}
