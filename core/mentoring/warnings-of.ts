import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { screenText } from '../screening/screen-text.ts';

/** Why the reader of a text is warned of it. */
export function warningsOf(text: string): SessionBody['warnings'] {
  const reasons = new Set(screenText(text).map(({ reason }) => reason));
  return (['asks_for_money', 'leads_away'] as const).filter((one) => reasons.has(one));
}

/** Why one side is warned of the words with which the other side ended something. The guardian of a mentee reads as the mentee. */
export function endWarningsOf(
  { words, ended_by: endedBy }: { words: string | null; ended_by: string | null },
  side: Side,
): SessionBody['warnings'] {
  return words && endedBy !== side ? warningsOf(words) : [];
}
