import { isBlank } from './blank.ts';

/** The errors of a text as it would be stored; pages have a sentence for each. */
export type TextFault = 'text_missing' | 'text_short' | 'text_long';

export function faultOfText(stored: string, min: number, max: number): TextFault | null {
  if (isBlank(stored)) return min > 0 || stored !== '' ? 'text_missing' : null;
  const length = [...stored].length;
  if (length < min) return 'text_short';
  return length > max ? 'text_long' : null;
}
