import type { RefusalCode, RefusalValues } from '#contract/ground/refusals.ts';
import { ourFault, refusalTexts } from '#web/ground/texts/en/refusals.ts';
import { type Sentence, toldRefusalTexts } from '#web/ground/texts/en/told-refusals.ts';
import { signUpRefusalTexts } from '#web/sign-ups/texts/en/sign-up-refusals.ts';

const all: Partial<Record<RefusalCode, Sentence>> = {
  ...refusalTexts,
  ...signUpRefusalTexts,
  ...toldRefusalTexts,
};

/** What a person reads for a refusal. On the server: a page needs few of the sentences. */
export function refusalSentence(code: RefusalCode, values: RefusalValues = {}): string {
  const sentence = all[code] ?? ourFault;
  return typeof sentence === 'string' ? sentence : sentence(values);
}
