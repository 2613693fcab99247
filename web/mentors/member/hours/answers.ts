import { getMentorHours, putMentorHours } from '#contract/mentors/calls.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { isZone } from '#rules/calendar/zone.ts';
import { hoursLimits } from '#rules/mentoring/hours.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { shownSlot } from '#web/ground/texts/shown-time.ts';
import { blankExceptions, exceptionNames, spanNames } from './fields.ts';

export const loader = loads(async ({ ask }) => {
  const body = await ask(getMentorHours, {});
  const shown = (time: string) => shownSlot(time, body.hours.zone);
  return {
    ...body,
    nextSlot: shown(body.nextSlot),
    booked: body.booked.map(({ startsAt }) => shown(startsAt)),
  };
});

const numbers = ['breakMinutes', 'noticeHours', 'weeksAhead', 'perDay', 'perWeek'] as const;

export const action = acts(
  {
    async save(sent, { ask }) {
      const zone = sent.text('zone');
      if (!isZone(zone)) return { fault: { code: 'mentor_zone_unknown', fields: ['zone'] } };
      const read = Object.fromEntries(numbers.map((name) => [name, wholeIn(sent, name)]));
      const wrong = numbers.find((name) => {
        const { min, max } = hoursLimits[name];
        return !((read[name] ?? Number.NaN) >= min && (read[name] ?? Number.NaN) <= max);
      });
      if (wrong) return { fault: { code: 'mentor_number_invalid', fields: [wrong] } };
      const { hours: before, booked } = await ask(getMentorHours, {});
      const staysToShow = before.zone !== zone && booked.length > 0;
      const every = hoursLimits.every.find((one) => one === wholeIn(sent, 'every')) ?? 30;
      const hours = {
        ...(read as Record<(typeof numbers)[number], number>),
        zone,
        every,
        week: Array.from({ length: 7 }, (_, day) => spansIn(sent, day)),
        exceptions: exceptionsIn(sent),
      };
      try {
        await ask(putMentorHours, { version: Number(sent.text('version')) || 0, ...hours });
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'conflict')) throw error;
        const { version } = await ask(getMentorHours, {});
        return { fault: { code: 'conflict' }, about: { version: String(version) } };
      }
      return staysToShow
        ? { done: 'zone', to: innerMentorPaths.mentorHours }
        : { done: 'hours', to: innerMentorPaths.ownMentorPage };
    },
  },
  {
    mentor_span_invalid: ({ param = '' }) => ({ fields: [fieldAt(param)] }),
    mentor_span_overlaps: ({ param = '' }) => ({ fields: [fieldAt(param)] }),
    mentor_spans_many: ({ param = '' }) => ({ fields: [fieldAt(param)] }),
    mentor_day_invalid: ({ param = '' }) => ({ fields: [fieldAt(param)] }),
  },
);

function fieldAt(param: string): string {
  const weekday = /^week(\d)$/.exec(param)?.[1];
  return weekday ? spanNames(Number(weekday), 0).from : 'exceptions';
}

function wholeIn(sent: Sent, name: string): number {
  const typed = latinDigits(sent.text(name));
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** An end at midnight is the end of the day: no field takes 24:00. */
function spanIn(sent: Sent, { from, until }: { from: string; until: string }) {
  const [begins, ends] = [sent.text(from), sent.text(until)];
  if (begins === '' && ends === '') return [];
  return [{ from: begins.slice(0, 5), until: ends === '00:00' ? '24:00' : ends.slice(0, 5) }];
}

function spansIn(sent: Sent, day: number) {
  return Array.from({ length: hoursLimits.spans }, (_, at) => spanIn(sent, spanNames(day, at))).flat();
}

function exceptionsIn(sent: Sent) {
  const days = new Map<string, { from: string; until: string }[]>();
  for (let at = 0; at < hoursLimits.exceptions * hoursLimits.spans + blankExceptions; at++) {
    const names = exceptionNames(at);
    const day = sent.text(names.day);
    if (day === '') continue;
    days.set(day, [...(days.get(day) ?? []), ...spanIn(sent, names)]);
  }
  return [...days].map(([day, spans]) => ({ day, spans }));
}
