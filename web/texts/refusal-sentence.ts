import type { RefusalCode, RefusalValues } from '#contract/refusals.ts';
import { refusalTexts } from '#texts/refusals.ts';

/** What a person reads for a refusal. */
export function refusalSentence(code: RefusalCode, values: RefusalValues = {}): string {
  const sentence = refusalTexts[code];
  return typeof sentence === 'string' ? sentence : sentence(values);
}
