import type { Concern } from '#contract/cases/report-limits.ts';
import { screenText } from '../screening/screen-text.ts';

/** The concern of a case that we open about a text after a warning to its reader. Only a demand for money is about money. */
export function concernOfText(text: string): Concern {
  return screenText(text).some(({ reason }) => reason === 'asks_for_money') ? 'money' : 'other';
}
