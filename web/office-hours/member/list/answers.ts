import { listOfficeHours, postOfficeHour } from '#contract/office-hours/calls.ts';
import { officeHourPaths } from '#contract/office-hours/inner-paths.ts';
import { officeHourLists } from '#contract/office-hours/limits.ts';
import { isDay } from '#rules/calendar/day.ts';
import { isLocalTime } from '#rules/calendar/zone.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { normaliseLine, textLength } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault, FaultCode } from '#web/forms/outcome.ts';
import { zoneName } from '#web/ground/texts/shown-time.ts';
import { locationFault } from '#web/mentoring/member/session/read-fields.ts';

export const loader = loads(async ({ ask, url }) => {
  const after = url.searchParams.get('after') ?? '';
  const list = officeHourLists.find((one) => one === url.searchParams.get('list')) ?? 'ahead';
  const found = await ask(listOfficeHours, { list, after });
  return { list, after, ...found, zone: zoneName(found.zone) };
});

const times: Record<string, FaultCode> = {
  past: 'office_hour_time_past',
  far: 'office_hour_time_far',
  gap: 'office_hour_time_gap',
};

export const action = acts(
  {
    async announce(sent, { ask }) {
      const read = readAnnounced(sent);
      if ('fault' in read) return read;
      const { id } = await ask(postOfficeHour, read);
      return { done: 'announced', to: officeHourPaths.officeHour(id) };
    },
  },
  {
    mentoring_location: locationFault,
    mentoring_screened: { fields: ['topic'] },
    mentoring_time_taken: { fields: ['day'] },
    office_hour_time: ({ reason = '' }) => ({ code: times[reason] ?? 'office_hour_day', fields: ['day'] }),
  },
);

function readAnnounced(sent: Sent) {
  const fault = (code: FaultCode, field: string): { fault: Fault } => ({ fault: { code, fields: [field] } });
  const topic = normaliseLine(sent.text('topic'));
  if (topic === '' || textLength(topic) > limits.topic) return fault('office_hour_topic_missing', 'topic');
  const [day, time] = [sent.text('day'), latinDigits(sent.text('time')).slice(0, 5)];
  if (!isDay(day)) return fault('office_hour_day', 'day');
  const localStart = `${day}T${time}`;
  if (!isLocalTime(localStart)) return fault('office_hour_day', 'time');
  const minutes = wholeIn(sent.text('minutes'), limits.minutes);
  if (minutes === null) return fault('office_hour_minutes', 'minutes');
  const seats = wholeIn(sent.text('seats'), limits.seats);
  if (seats === null) return fault('office_hour_seats', 'seats');
  const link = [...sent.text('location')].slice(0, limits.link + 1).join('');
  return { localStart, minutes, seats, topic, link };
}

function wholeIn(typed: string, { min, max }: { min: number; max: number }): number | null {
  const digits = latinDigits(typed);
  const value = Number(digits);
  return /^\d{1,3}$/.test(digits) && value >= min && value <= max ? value : null;
}
