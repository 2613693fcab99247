import { z } from 'zod';
import { broken } from '../broken.ts';
import { faultOfText } from './fault-of-text.ts';
import { normaliseLine, normaliseText } from './normalise.ts';
import { webAddressOf } from './web-address.ts';

function checked(normalise: (typed: string) => string, min: number, max: number) {
  const missing = broken('missing');
  return z
    .string(missing)
    .overwrite(normalise)
    .superRefine((stored, context) => {
      const fault = faultOfText(stored, min, max);
      const message = fault === 'text_missing' ? missing : broken('text_between', min, max);
      if (fault) context.addIssue({ code: 'custom', message });
    });
}

/** One line of at least one and at most `max` characters that a reader can see, stored normalised. */
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

/** The address of a public web page, stored complete. */
export const webAddress = z
  .string(broken('web_address'))
  .refine((typed) => webAddressOf(typed) !== null, broken('web_address'))
  .overwrite((typed) => webAddressOf(typed) ?? typed);
