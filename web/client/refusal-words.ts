import { isRefusalCode, type RefusalValues } from '#contract/ground/refusals.ts';
import { ourFault, refusalTexts } from '#web/ground/texts/en/refusals.ts';

/** What a person reads for a refusal of something that scripts asked for; null for what is none of ours. */
export function wordsOf(code: string, values: RefusalValues): string | null {
  if (!isRefusalCode(code)) return null;
  const sentence = Object.hasOwn(refusalTexts, code)
    ? refusalTexts[code as keyof typeof refusalTexts]
    : ourFault;
  return typeof sentence === 'string' ? sentence : sentence(values);
}
