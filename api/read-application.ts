import type { applicationFields } from '#contract/applications/calls.ts';
import { applicationLimits } from '#contract/applications/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { broken, type Rules, readBroken } from '#rules/broken.ts';
import type { Params } from './http/params.ts';
import { storedFile } from './stored-file.ts';

/**
 * Reads the form of an application.
 * @throws Refusal `general_argument_invalid` for a text that is not the number it should be
 */
export function readApplication(fields: Params<typeof applicationFields>) {
  const { note, startsOn, stored, key } = fields;
  const answers = [fields.answer1, fields.answer2, fields.answer3, fields.answer4, fields.answer5];
  const { min, max } = applicationLimits.hours;
  return {
    note,
    startsOn,
    key,
    file: storedFile(stored),
    answers: answers.filter((one) => one !== undefined),
    hours: numberIn('hours', fields.hours, [min, max]),
    terms: numberIn('terms', fields.terms, [1, 2 ** 31 - 1]),
  };
}

/** Digits as people type them. */
function numberIn(param: string, typed: string, [least, most]: Rules['range']): number {
  const read = typedCount(typed, most);
  if ('count' in read && read.count >= least) return read.count;
  const rule = readBroken(broken('range', least, most));
  throw new Refusal('general_argument_invalid', { param, broken: rule });
}
