import { isDay } from '#rules/calendar/day.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { type MeetingAnswer, meetingAnswers, sides } from '#rules/mentoring/session-states.ts';
import { normaliseLine, normaliseText, textLength } from '#rules/text/normalise.ts';
import type { Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

// The forms of a session, which adults and members under 18 send to calls of their own.

type Read<Fields> = Fields | { fault: Fault };

const faultAt = (code: Fault['code'], field: string) => ({ fault: { code, fields: [field] } });

/** Whether they met. */
export function readMeetingAnswer(sent: Sent): Read<{ answer: MeetingAnswer }> {
  const answer = meetingAnswers.find((one) => one === sent.text('answer'));
  return answer ? { answer } : faultAt('mentoring_reason_missing', 'answer');
}

export function readAppeal(sent: Sent): Read<{ words: string }> {
  const words = normaliseText(sent.text('words'));
  const length = textLength(words);
  const { min, max } = limits.appeal;
  return length < min || length > max ? faultAt('mentoring_appeal_length', 'words') : { words };
}

export function readMessage(sent: Sent): Read<{ text: string }> {
  const text = normaliseText(sent.text('message'));
  const isTooLong = textLength(text) > limits.messages.text;
  return text === '' || isTooLong ? faultAt('mentoring_message_length', 'message') : { text };
}

/** A note, and the version that was read. */
export function readNote(sent: Sent): Read<{ version: number; text: string }> {
  const text = normaliseText(sent.text('text'));
  if (textLength(text) > limits.note) return faultAt('mentoring_note_long', 'text');
  return { version: Number(sent.text('version')) || 0, text };
}

export function readNextStep(sent: Sent): Read<{ text: string; who: (typeof sides)[number]; dueOn: string }> {
  const text = normaliseLine(sent.text('text'));
  if (text === '' || textLength(text) > limits.step) return faultAt('mentoring_step_length', 'text');
  const dueOn = sent.text('dueOn');
  if (dueOn !== '' && !isDay(dueOn)) return faultAt('mentoring_step_day', 'dueOn');
  return { text, who: sides.find((side) => side === sent.text('who')) ?? 'mentee', dueOn };
}
