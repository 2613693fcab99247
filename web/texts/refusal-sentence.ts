import type { RefusalCode, RefusalValues } from '#contract/refusals.ts';
import { ourFault, refusalTexts } from '#texts/refusals.ts';

/** What a person reads for a refusal. */
export function refusalSentence(code: RefusalCode, values: RefusalValues = {}): string {
  const sentence = code in refusalTexts ? refusalTexts[code as keyof typeof refusalTexts] : ourFault;
  return typeof sentence === 'string' ? sentence : sentence(values);
}
