import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** The sentence at a field, if the refusal is about that field. */
export function noteAt(fault: Fault | null, field: string): string | null {
  return fault?.fields?.includes(field) ? faultSentence(fault) : null;
}
