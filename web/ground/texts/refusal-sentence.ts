import type { RefusalCode } from '#contract/collected.ts';
import type { RefusalValues } from '#contract/ground/refusals.ts';
import { ourFault } from '#web/ground/texts/en/script-refusals.ts';
import { refusalSentences } from '../../words.ts';

/** The sentence for a refusal. On the server: a page needs few of the sentences. */
export function refusalSentence(code: RefusalCode, values: RefusalValues = {}): string {
  const sentence = refusalSentences[code] ?? ourFault;
  return typeof sentence === 'string' ? sentence : sentence(values);
}
