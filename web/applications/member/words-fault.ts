import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** What a form with words of one's own is refused for at the door, where these words are what is refused. */
export function wordsTooLong({ param }: RefusalValues): Partial<Pick<Fault, 'code' | 'fields'>> {
  return param === 'words' ? { code: 'application_words_long', fields: ['words'] } : {};
}
