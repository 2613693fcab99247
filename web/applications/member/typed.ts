import { applicationLimits as limits } from '#contract/applications/limits.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { isDay } from '#rules/calendar/day.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

export type Typed = { note: string; answers: string[]; hours: number; startsOn: string };

/** Reads the form of an application, or returns the field error. */
export function readTyped(sent: Sent): { typed: Typed } | { fault: Fault } {
  const names = Array.from({ length: opportunityLimits.questions }, (_, at) => `answer${at + 1}`);
  const asked = names.filter((name) => sent.has(name));
  const answers = asked.map((name) => normaliseText(sent.text(name)));
  const at = (code: Fault['code'], field: string) => ({ fault: { code, fields: [field] } });
  const empty = answers.indexOf('');
  if (empty >= 0) return at('application_answer_missing', asked[empty] ?? '');
  const long = answers.findIndex((answer) => textLength(answer) > limits.answer);
  if (long >= 0) return at('application_answer_long', asked[long] ?? '');
  const note = normaliseText(sent.text('note'));
  const length = textLength(note);
  if (length < limits.note.min || length > limits.note.max) return at('application_note_length', 'note');
  const read = typedCount(sent.text('hours'), limits.hours.max);
  if (!('count' in read) || read.count < limits.hours.min) return at('hours_invalid', 'hours');
  const startsOn = sent.text('startsOn');
  if (!isDay(startsOn)) return at('day_invalid', 'startsOn');
  return { typed: { note, answers, hours: read.count, startsOn } };
}
