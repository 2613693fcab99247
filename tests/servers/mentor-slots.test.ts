import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Hours, minutesOf, type Span } from '#rules/mentoring/hours.ts';
import { type Busy, slotsOf } from '#rules/mentoring/slots.ts';
import { rounds } from './rounds.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const [numRuns = 0] = rounds([60], [5_000]);
const at = (moment: string) => Date.parse(moment);

const quarter = (from: number, until: number) => fc.integer({ min: from, max: until });
const time = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
const span = fc
  .tuple(quarter(0, 95), quarter(1, 24))
  .map(([from, length]): Span => ({ from: time(from), until: time(Math.min(96, from + length)) }));
const zones = ['Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe'] as const;
const randomHours = fc.record({
  zone: fc.constantFrom(...zones),
  week: fc.array(fc.array(span, { maxLength: 1 }), { minLength: 7, maxLength: 7 }),
  exceptions: fc.constant<Hours['exceptions']>([]),
  every: fc.constantFrom(15, 30, 60),
  breakMinutes: fc.integer({ min: 0, max: 60 }),
  noticeHours: fc.integer({ min: 6, max: 168 }),
  weeksAhead: fc.integer({ min: 1, max: 8 }),
  perDay: fc.integer({ min: 1, max: 8 }),
  perWeek: fc.integer({ min: 1, max: 20 }),
});
const threeYears = { min: at('2026-01-01T00:00Z'), max: at('2029-01-01T00:00Z') };

/** The definition of section 2, read from the local clock alone, for each quarter of an hour of the weeks ahead. */
function isSlot(
  startsAt: number,
  hours: Hours,
  minutes: number,
  now: number,
  busy: readonly Busy[],
): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(hours.zone);
  const first = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(hours.zone).toPlainDate();
  const day = local.toPlainDate();
  if (first.until(day).total('days') >= hours.weeksAhead * 7) return false;
  if (startsAt - hours.noticeHours * hourMs <= now) return false;
  try {
    local.toPlainDateTime().toZonedDateTime(hours.zone, { disambiguation: 'reject' });
  } catch {
    return false;
  }
  const end = local.add({ minutes });
  const from = local.hour * 60 + local.minute;
  const endsAtMidnight = end.hour === 0 && end.minute === 0 && end.toPlainDate().equals(day.add({ days: 1 }));
  if (!endsAtMidnight && !end.toPlainDate().equals(day)) return false;
  const until = endsAtMidnight ? 1440 : end.hour * 60 + end.minute;
  const fits = (hours.week[day.dayOfWeek - 1] ?? []).some(
    (one) =>
      minutesOf(one.from) <= from &&
      until <= minutesOf(one.until) &&
      (from - minutesOf(one.from)) % hours.every === 0,
  );
  const pause = hours.breakMinutes * minuteMs;
  return (
    fits &&
    busy.every((one) => startsAt - pause >= one.until || startsAt + minutes * minuteMs + pause <= one.from)
  );
}

test('random hours in three zones over three years give the slots of the definition, and no others', () => {
  fc.assert(
    fc.property(
      randomHours,
      fc.integer(threeYears),
      fc.constantFrom(15, 30, 45, 60),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 14 * 24 * 4 }), fc.integer({ min: 1, max: 8 })), {
        maxLength: 3,
      }),
      (hours, moment, minutes, some) => {
        const now = moment - (moment % (15 * minuteMs));
        const busy = some.map(([start, length]): Busy => {
          const from = now + start * 15 * minuteMs;
          const until = from + length * 15 * minuteMs;
          return { from, until, heldUntil: until, counts: false };
        });
        const found = new Set(
          slotsOf(hours, { minutes, busy, now, awayUntil: null }).map(({ startsAt }) => startsAt),
        );
        const last = now + (hours.weeksAhead * 7 + 1) * 24 * hourMs;
        for (let start = now; start < last; start += 15 * minuteMs)
          if (found.has(start) !== isSlot(start, hours, minutes, now, busy))
            assert.fail(`${new Date(start).toISOString()} in ${hours.zone}, ${found.has(start)}`);
        assert.ok([...found].every((start) => start % (15 * minuteMs) === 0));
      },
    ),
    { numRuns, seed: 7 },
  );
});
