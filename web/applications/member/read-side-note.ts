import { applicationLimits } from '#contract/applications/limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

/** Reads the form of a side note, or returns the field error. */
export function readSideNote(sent: Sent): { text: string } | { fault: Fault } {
  const text = normaliseText(sent.text('text'));
  const length = textLength(text);
  if (length === 0) return { fault: { code: 'side_note_missing', fields: ['text'] } };
  return length > applicationLimits.sideNote
    ? { fault: { code: 'side_note_long', fields: ['text'] } }
    : { text };
}
