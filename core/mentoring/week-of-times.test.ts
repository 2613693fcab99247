import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weekOfTimes } from './week-of-times.ts';

const now = new Date('2026-11-27T20:00:00Z');
const shown = (times: string[], from = '') => {
  const week = weekOfTimes(
    times.map((time) => new Date(time)),
    { from, zone: 'Asia/Kolkata', now },
  );
  return { first: week.days[0]?.day, count: week.days.flatMap(({ times: some }) => some).length, ...week };
};

test('a week of times begins today by the clock of the reader', () => {
  const { first, count, before, after } = shown(['2026-11-29T10:00:00Z', '2026-12-05T10:00:00Z']);
  assert.deepEqual([first, count, before, after], ['2026-11-28', 1, '', '2026-12-05']);
});

test('where the next seven days have no time, the week begins with the first one', () => {
  const { first, count, before, after } = shown(['2026-12-20T10:00:00Z', '2026-12-09T20:00:00Z']);
  assert.deepEqual([first, count, before, after], ['2026-12-10', 1, '', '2026-12-20']);
});

test('a chosen week is shown as it is, and no week before today', () => {
  const times = ['2026-12-09T10:00:00Z'];
  assert.deepEqual([shown(times, '2026-11-30').first, shown(times, '2026-11-30').count], ['2026-11-30', 0]);
  assert.equal(shown(times, '2020-01-01').first, '2026-11-28');
  assert.equal(shown([]).first, '2026-11-28');
});
