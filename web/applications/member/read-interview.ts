import { interviewLimits as limits } from '#contract/applications/interview-limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isLocalTime } from '#rules/calendar/zone.ts';
import { normaliseLine, textLength } from '#rules/text/normalise.ts';
import { faultOf, type Reply, type Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';

const at = (code: Fault['code'], field: string) => ({ fault: { code, fields: [field] } });

/** Reads the proposed times, or returns the field error. All fields but one may be empty. */
export function readTimes(sent: Sent): { times: string[]; fields: string[] } | { fault: Fault } {
  const names = Array.from({ length: limits.times }, (_, index) => `time${index + 1}`);
  const fields = names.filter((name) => sent.text(name) !== '');
  if (fields.length === 0) return at('interview_time_missing', 'time1');
  // Some browsers send seconds along.
  const times = fields.map((name) => sent.text(name).replace(/^(.{16}):00(\.0+)?$/, '$1'));
  const wrong = times.findIndex((time) => !isLocalTime(time));
  return wrong >= 0 ? at('interview_time_invalid', fields[wrong] ?? 'time1') : { times, fields };
}

/** Where it is and how long it takes, or what is wrong with that. */
export function readWhere(sent: Sent): { minutes: number; place: string } | { fault: Fault } {
  const minutes = limits.minutes.find((one) => String(one) === sent.text('minutes'));
  if (!minutes) return at('interview_minutes_unknown', 'minutes');
  const place = normaliseLine(sent.text('place'));
  if (place === '') return at('interview_place_missing', 'place');
  return textLength(place) > limits.place ? at('interview_place_long', 'place') : { minutes, place };
}

/** Turns the answer to proposed times into a reply: a refusal of one time becomes an error at its field. */
export async function proposed(
  asking: Promise<unknown>,
  fields: readonly string[],
  done: string,
): Promise<Reply> {
  try {
    await asking;
    return { done };
  } catch (error) {
    const isOfTime = error instanceof Refusal && error.code.startsWith('interview_time_');
    if (!isOfTime) throw error;
    const position = Number(error.values.param?.slice('time'.length)) || 1;
    return { fault: faultOf(error, { fields: [fields[position - 1] ?? 'time1'] }) };
  }
}
