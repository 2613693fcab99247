import type { FirstStep } from '#contract/first-days/steps.ts';
import type { Standing } from '../ground/standing.ts';

/** The steps of members under 18: finding work and beginning projects open at 18. */
const openUnder18 = (isMentoringOpen: boolean): readonly FirstStep[] =>
  isMentoringOpen ? ['say_skills', 'ask_mentor'] : ['say_skills'];

/** Whether a step leads to a page that is open to the member, or that first asks for their date of birth. */
export function isStepOpen(
  step: FirstStep,
  { age, isSuspended }: Pick<Standing, 'age' | 'isSuspended'>,
  { isMentoringOpenUnder18 }: { isMentoringOpenUnder18: boolean },
): boolean {
  if (isSuspended) return false;
  if (age === 'minor') return openUnder18(isMentoringOpenUnder18).includes(step);
  return age === 'adult' || age === 'unknown';
}
