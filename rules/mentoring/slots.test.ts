import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOfHours, firstHours, type Hours, type Span } from './hours.ts';
import { type Busy, slotsOf } from './slots.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Every weekday has these spans. */
function daily(zone: string, spans: Span[], changes: Partial<Hours> = {}): Hours {
  return {
    ...firstHours(zone),
    week: Array.from({ length: 7 }, () => spans),
    perDay: 8,
    perWeek: 20,
    ...changes,
  };
}
const at = (moment: string) => Date.parse(moment);
function starts(
  hours: Hours,
  now: string,
  changes: { minutes?: number; busy?: Busy[]; awayUntil?: string } = {},
) {
  const { minutes = 30, busy = [], awayUntil = null } = changes;
  return slotsOf(hours, { minutes, busy, now: at(now), awayUntil }).map(({ startsAt }) =>
    new Date(startsAt).toISOString().slice(0, 16),
  );
}
const taken = (from: string, minutes: number, changes: Partial<Busy> = {}): Busy => {
  const until = at(from) + minutes * minuteMs;
  return { from: at(from), until, heldUntil: until, counts: true, ...changes };
};
const onDay = (all: string[], day: string) =>
  all.filter((one) => one.startsWith(day)).map((one) => one.slice(11));

test('slots start on the steps of a span and end within it, from the notice on', () => {
  const hours = daily('Asia/Kolkata', [{ from: '18:00', until: '19:30' }], { weeksAhead: 1 });
  const found = starts(hours, '2026-11-24T06:00:00Z');
  assert.deepEqual(onDay(found, '2026-11-24'), [], 'the notice of 24 hours');
  assert.deepEqual(onDay(found, '2026-11-25'), ['12:30', '13:00', '13:30']);
  assert.deepEqual(onDay(found, '2026-11-30'), ['12:30', '13:00', '13:30'], 'the seventh day');
  assert.deepEqual(onDay(found, '2026-12-01'), [], 'a week ahead is seven days');
  assert.deepEqual(onDay(starts(hours, '2026-11-24T06:00:00Z', { minutes: 60 }), '2026-11-25'), [
    '12:30',
    '13:00',
  ]);
  assert.deepEqual(
    onDay(starts({ ...hours, every: 15 }, '2026-11-24T06:00:00Z', { minutes: 60 }), '2026-11-25'),
    ['12:30', '12:45', '13:00'],
  );
});

test('an exception replaces the spans of its day, and no day is open while the mentor is away', () => {
  const hours = daily('UTC', [{ from: '09:00', until: '09:30' }], {
    exceptions: [
      { day: '2026-11-26', spans: [] },
      { day: '2026-11-27', spans: [{ from: '20:00', until: '20:30' }] },
    ],
    weeksAhead: 1,
  });
  const found = starts(hours, '2026-11-24T00:00:00Z', { awayUntil: '2026-11-25' });
  assert.deepEqual(found.slice(0, 2), ['2026-11-27T20:00', '2026-11-28T09:00']);
});

test('a busy time closes the slots whose break it touches, with the break that it holds itself', () => {
  const hours = daily('UTC', [{ from: '09:00', until: '12:00' }], { weeksAhead: 1 });
  const day = '2026-11-26';
  const around = (busy: Busy[]) => onDay(starts(hours, '2026-11-24T00:00:00Z', { busy }), day);
  assert.deepEqual(around([taken(`${day}T10:00Z`, 30)]), ['09:00', '11:00', '11:30']);
  assert.deepEqual(around([taken(`${day}T10:05Z`, 15)]), ['09:00', '10:30', '11:00', '11:30']);
  const held = taken(`${day}T10:00Z`, 30, { heldUntil: at(`${day}T11:20Z`) });
  assert.deepEqual(around([held]), ['09:00', '11:30']);
});

test('a full day and a full week have no slots, and what does not count leaves them', () => {
  const hours = daily('Asia/Kolkata', [{ from: '09:00', until: '10:00' }], {
    perDay: 1,
    perWeek: 2,
    breakMinutes: 0,
  });
  const monday = taken('2026-11-30T14:00Z', 30);
  // 18:40 UTC on Tuesday is Wednesday in Kolkata.
  const wednesday = taken('2026-12-01T18:40Z', 30);
  const days = (busy: Busy[]) => [
    ...new Set(starts(hours, '2026-11-29T00:00:00Z', { busy }).map((one) => one.slice(0, 10))),
  ];
  assert.deepEqual(days([monday]).slice(0, 3), ['2026-12-01', '2026-12-02', '2026-12-03']);
  assert.deepEqual(days([monday, wednesday])[0], '2026-12-07', 'the week is full');
  const uncounted = [monday, wednesday].map((busy) => ({ ...busy, counts: false }));
  assert.equal(days(uncounted)[0], '2026-11-30');
});

test('no slot starts in an hour that the clock skips or shows twice, and lengths are real minutes', () => {
  const night = [{ from: '00:00', until: '04:00' }];
  const hours = daily('America/New_York', night, { every: 60, weeksAhead: 1 });
  const spring = starts(hours, '2026-03-05T12:00:00Z');
  assert.deepEqual(onDay(spring, '2026-03-08'), ['05:00', '06:00', '07:00'], '02:00 is skipped');
  const autumn = starts(hours, '2026-10-29T12:00:00Z');
  assert.deepEqual(onDay(autumn, '2026-11-01'), ['04:00', '07:00', '08:00'], '01:00 is shown twice');
  const long = starts(
    daily('America/New_York', [{ from: '00:30', until: '02:30' }], { weeksAhead: 1 }),
    '2026-03-05T12:00:00Z',
    { minutes: 60 },
  );
  assert.deepEqual(onDay(long, '2026-03-08'), ['05:30'], 'one from 01:00 would end at 03:00');
  const lordHowe = starts(daily('Australia/Lord_Howe', night, { weeksAhead: 1 }), '2026-04-01T12:00:00Z');
  assert.equal(lordHowe.filter((one) => one >= '2026-04-04T13:00' && one < '2026-04-04T18:00').length, 7);
});

test('hours that no week can have are refused', () => {
  const fault = (spans: Span[]) => faultOfHours(daily('UTC', spans))?.fault;
  assert.equal(fault([{ from: '10:00', until: '09:00' }]), 'span');
  assert.equal(fault([{ from: '10:00', until: '10:00' }]), 'span');
  assert.equal(fault([{ from: '23:00', until: '25:00' }]), 'span');
  assert.equal(fault([{ from: '23:00', until: '24:15' }]), 'span');
  assert.equal(fault([{ from: '10:05', until: '11:00' }]), 'span');
  assert.equal(fault([{ from: '10:00', until: '24:00' }]), undefined);
  const overlapping = [
    { from: '10:00', until: '12:00' },
    { from: '11:45', until: '13:00' },
  ];
  assert.equal(fault(overlapping), 'overlap');
  assert.equal(
    fault(Array.from({ length: 4 }, (_, at) => ({ from: `1${at}:00`, until: `1${at}:30` }))),
    'many',
  );
  for (const zone of ['../etc', '+05:30', 'Mars/Base', ''])
    assert.equal(faultOfHours(daily(zone, []))?.fault, 'zone', zone);
  const exceptions = Array.from({ length: 61 }, (_, at) => ({
    day: new Date(at * 24 * hourMs).toISOString().slice(0, 10),
    spans: [],
  }));
  assert.equal(faultOfHours({ ...daily('UTC', []), exceptions })?.fault, 'many');
  assert.equal(faultOfHours({ ...daily('UTC', []), exceptions: exceptions.slice(1) }), null);
  const twice = [
    { day: '2026-11-24', spans: [] },
    { day: '2026-11-24', spans: [] },
  ];
  assert.equal(faultOfHours({ ...daily('UTC', []), exceptions: twice })?.fault, 'day');
});
