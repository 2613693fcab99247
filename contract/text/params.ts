import { z } from 'zod';
import { isBlank } from './blank.ts';
import { normaliseLine, normaliseText } from './normalise.ts';

/** What can be wrong with a text; pages have a sentence for each. */
export type TextFault = 'text_missing' | 'text_short' | 'text_long';

export function faultOfText(stored: string, min: number, max: number): TextFault | null {
  if (isBlank(stored)) return min > 0 || stored !== '' ? 'text_missing' : null;
  const length = [...stored].length;
  if (length < min) return 'text_short';
  return length > max ? 'text_long' : null;
}

function checked(normalise: (typed: string) => string, min: number, max: number) {
  return z
    .string('text_missing')
    .overwrite(normalise)
    .superRefine((stored, context) => {
      const fault = faultOfText(stored, min, max);
      if (fault) context.addIssue({ code: 'custom', message: fault, params: { min, max } });
    });
}

/** One line of at least one and at most `max` characters that a reader can see. */
export function text(max: number) {
  return checked(normaliseLine, 1, max);
}

/** One line that may be left empty. */
export function optionalText(max: number) {
  return checked(normaliseLine, 0, max);
}

/** A text of several lines. With `min` 0 it may be left empty. */
export function longText(min: number, max: number) {
  return checked(normaliseText, min, max);
}
