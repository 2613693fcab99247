import { introductionPurposeRules } from '../collected.ts';

/** The deadlines of answers. */
export const introductionDeadlines = ['cofounder_answer', 'introduction_answer'] as const;

/** The deadline of a purpose; the longer one for a purpose that only another version of this program knows. */
export function deadlineOf(purpose: string): (typeof introductionDeadlines)[number] {
  const rules: Record<string, { deadline: string } | undefined> = introductionPurposeRules;
  return introductionDeadlines.find((kind) => kind === rules[purpose]?.deadline) ?? 'introduction_answer';
}
