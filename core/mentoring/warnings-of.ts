import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { screenText } from '../screening/screen-text.ts';

/** Why the reader of a text is warned of it. */
export function warningsOf(text: string): SessionBody['warnings'] {
  const reasons = new Set(screenText(text).map(({ reason }) => reason));
  return (['asks_for_money', 'leads_away'] as const).filter((one) => reasons.has(one));
}
