import { rightsLimits } from '#contract/rights/limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** The fault of what a person writes to us; null where it can be sent. */
export function faultOfWords(words: string): Fault | null {
  const { min, max } = rightsLimits.words;
  const length = textLength(words);
  return length < min || length > max ? { code: 'rights_words_length', fields: ['words'] } : null;
}
