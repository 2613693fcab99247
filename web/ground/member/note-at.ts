import { faultSentence } from '#web/forms/fault-sentence.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** What is said at a field of why the form was not taken. */
export function noteAt(fault: Fault | null, field: string): string | null {
  return fault?.fields?.includes(field) ? faultSentence(fault) : null;
}
