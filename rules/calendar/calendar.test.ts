import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { broken } from '../broken.ts';
import { dateFormat } from './date-format.ts';
import { addDays, ageOn, type Day, daysBetween, financialYearOf, isDay, partsOf, weekdayOf } from './day.ts';
import { monthsAfter, wholeMonths } from './months.ts';
import { day } from './params.ts';
import { formatDay, formatMoment, formatZone } from './show.ts';
import { isMoment, isZone, wallClock } from './zone.ts';

const anyDay = fc
  .integer({ min: -60_000, max: 60_000 })
  .map((count): Day => Temporal.PlainDate.from('2000-01-01').add({ days: count }).toString());
const anyZone = fc.constantFrom(
  'Asia/Kolkata',
  'Africa/Accra',
  'Africa/Cairo',
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Apia',
  'Australia/Lord_Howe',
  'UTC',
);

test('a day is a day that the calendar has', () => {
  for (const good of ['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01']) assert.ok(isDay(good), good);
  for (const bad of [
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00',
    '0000-01-01',
    '',
    '२०२६-०१-०१',
  ])
    assert.ok(!isDay(bad), bad);
  assert.equal(day.safeParse('2026-02-30').error?.issues[0]?.message, broken('day'));
  assert.throws(() => partsOf('2026-02-30'), RangeError);
});

test('sums of days are those of the standard calendar', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -50_000, max: 50_000 }), (from, count) => {
      const expected = Temporal.PlainDate.from(from).add({ days: count });
      assert.equal(addDays(from, count), expected.toString());
      assert.equal(daysBetween(from, expected.toString()), count);
      assert.equal(weekdayOf(from), Temporal.PlainDate.from(from).dayOfWeek);
    }),
  );
});

test('sums of months are those of the standard calendar, counted from the start', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 600 }), (start, count) => {
      assert.equal(
        monthsAfter(start, count),
        Temporal.PlainDate.from(start).add({ months: count }).toString(),
      );
    }),
  );
});

test('whole months are the greatest number whose day has come', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -100, max: 5_000 }), (start, after) => {
      const on = addDays(start, after);
      const months = wholeMonths(start, on);
      assert.ok(monthsAfter(start, months) <= on || months === 0);
      assert.ok(monthsAfter(start, months + 1) > on);
    }),
    { numRuns: 2000 },
  );
});

test('a start on the 29th, 30th or 31st ends months on their last day', () => {
  const months = (start: Day) => [1, 2, 3, 12, 13].map((count) => monthsAfter(start, count));
  assert.deepEqual(months('2026-01-31'), [
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2027-01-31',
    '2027-02-28',
  ]);
  assert.deepEqual(months('2024-02-29'), [
    '2024-03-29',
    '2024-04-29',
    '2024-05-29',
    '2025-02-28',
    '2025-03-29',
  ]);
  assert.equal(wholeMonths('2026-01-31', '2026-02-27'), 0);
  assert.equal(wholeMonths('2026-01-31', '2026-02-28'), 1);
  assert.equal(wholeMonths('2026-01-31', '2026-03-30'), 1);
  assert.equal(wholeMonths('2024-02-29', '2028-02-29'), 48);
  assert.equal(wholeMonths('2026-01-31', '2026-01-31'), 0);
});

test('age and financial year turn on their day', () => {
  assert.equal(ageOn('2008-11-21', '2026-11-20'), 17);
  assert.equal(ageOn('2008-11-21', '2026-11-21'), 18);
  assert.equal(ageOn('2008-02-29', '2026-02-28'), 17);
  assert.equal(ageOn('2008-02-29', '2026-03-01'), 18);
  assert.equal(financialYearOf('2026-03-31'), 2025);
  assert.equal(financialYearOf('2026-04-01'), 2026);
});

test('a zone is a name of the IANA list, not an offset', () => {
  for (const good of ['Asia/Kolkata', 'Africa/Lagos', 'America/Argentina/Buenos_Aires', 'UTC'])
    assert.ok(isZone(good), good);
  for (const bad of ['', '+05:30', 'Asia/Nowhere', 'Asia/Kolkata ', '../etc', 'IST; drop'])
    assert.ok(!isZone(bad), bad);
});

test('the many spellings of a zone push formats out of memory instead of filling it', () => {
  const before = dateFormat('en-IN', 'UTC', { hour: 'numeric' });
  assert.equal(dateFormat('en-IN', 'UTC', { hour: 'numeric' }), before);
  const letters = [...'asia/kolkata'];
  for (let spelling = 0; spelling < 1200; spelling += 1) {
    const typed = letters.map((letter, at) => ((spelling >> at) & 1 ? letter.toUpperCase() : letter));
    assert.ok(isZone(typed.join('')));
  }
  assert.notEqual(dateFormat('en-IN', 'UTC', { hour: 'numeric' }), before);
});

test('a moment has one form', () => {
  assert.ok(isMoment('2026-08-01T09:30:00.000Z'));
  for (const bad of [
    '2026-08-01T09:30:00Z',
    '2026-08-01T09:30:00.000+00:00',
    '2026-08-01',
    '2026-13-01T00:00:00.000Z',
    '',
  ])
    assert.ok(!isMoment(bad), bad);
});

test('the local time is right in every zone, in browsers without Temporal too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), anyZone, (ms, zone) => {
      const expected = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
      assert.deepEqual(wallClock(new Date(ms), zone), {
        day: expected.toPlainDate().toString(),
        hour: expected.hour,
        minute: expected.minute,
      });
    }),
  );
});

test('days and moments are shown in the reader’s language and zone', () => {
  assert.equal(formatDay('2026-08-01'), '1 August 2026');
  assert.match(formatDay('2026-08-01', 'hi-IN'), /अगस्त 2026/);
  assert.match(formatMoment(new Date('2026-08-01T09:30:00Z'), 'Asia/Kolkata'), /1 August 2026.*15:00 IST/);
});

test('time zones have their name in the reader’s language, and GMT has no brackets', () => {
  assert.equal(formatZone('Asia/Kolkata'), 'India Standard Time');
  assert.equal(formatZone('Asia/Kolkata', 'hi-IN'), 'भारतीय मानक समय');
  assert.equal(formatZone('Asia/Kolkata', 'mr-IN-u-nu-latn'), 'भारतीय प्रमाण वेळ');
  assert.equal(formatZone('America/New_York'), 'Eastern Time');
  assert.equal(formatZone('UTC'), 'Coordinated Universal Time');
  // ICU 78 writes [GMT] in Marathi.
  assert.equal(formatZone('Etc/GMT+8', 'mr-IN-u-nu-latn'), 'GMT-08:00');
  assert.match(formatMoment(new Date(0), 'Africa/Nairobi', 'mr-IN-u-nu-latn'), / GMT\+3$/);
});
