/** The questions about a project, page by page. */
export const steps = {
  basics: ['name', 'line', 'stage', 'language'],
  story: ['problem', 'today', 'next'],
  facts: ['sectors', 'place', 'website'],
} as const;

export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

export function stepNamed(name: string | undefined): StepName | undefined {
  return stepNames.find((one) => one === name);
}

/** On which page something is asked. */
export function stepOf(field: string): StepName {
  return stepNames.find((name) => (steps[name] as readonly string[]).includes(field)) ?? 'basics';
}

/** The form's own note of how a field read when it was filled. */
export function wasOf(field: string): string {
  return `was-${field}`;
}
