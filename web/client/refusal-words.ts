import type { RefusalValues } from '#contract/ground/refusals.ts';
import { ourFault } from '#web/ground/texts/en/script-refusals.ts';
import { scriptRefusals } from '../collected-script-words.ts';

/** Codes of refusals are lower-case words joined by underscores. */
const isCode = /^[a-z]+(_[a-z]+)+$/;

/** The sentence for a refusal of what scripts asked for; null for an error that is no refusal of ours. */
export function wordsOf(code: string, values: RefusalValues): string | null {
  if (!isCode.test(code)) return null;
  const sentence = scriptRefusals[code] ?? ourFault;
  return typeof sentence === 'string' ? sentence : sentence(values);
}
