import { applicationLimits } from '#contract/applications/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import type { Said } from '../opportunities/row.ts';

type Sent = { answers: readonly string[]; startsOn: string };
/** `before`: the start that was sent already, which may have passed since. */
type Days = { today: string; before?: string };

/**
 * Requires that an application answers the questions. The call has checked lengths already.
 * @throws Refusal `application_answer_missing`, `application_start_past`, `application_start_late`
 */
export function requireSent(
  { answers, startsOn }: Sent,
  said: Pick<Said, 'questions' | 'startsOn'>,
  { today, before }: Days,
): void {
  if (answers.length !== said.questions.length || answers.some((answer) => answer === ''))
    throw new Refusal('application_answer_missing', { param: 'answers' });
  if (startsOn < today && startsOn !== before)
    throw new Refusal('application_start_past', { param: 'startsOn' });
  const earliest = said.startsOn > today ? said.startsOn : today;
  if (startsOn > addYear(earliest)) throw new Refusal('application_start_late', { param: 'startsOn' });
}

/** A start so much later is taken for a mistyped year. */
function addYear(day: string): string {
  return `${Number(day.slice(0, 4)) + applicationLimits.startWithinYears}${day.slice(4)}`;
}
