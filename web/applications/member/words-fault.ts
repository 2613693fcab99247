import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** The field error if the call's check of its arguments refuses the member's own words as too long. */
export function wordsTooLong({ param }: RefusalValues): Partial<Pick<Fault, 'code' | 'fields'>> {
  return param === 'words' ? { code: 'application_words_long', fields: ['words'] } : {};
}
