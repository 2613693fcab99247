import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refused } from '#tests/ground/refused.ts';
import { readTimes } from './read-times.ts';

test('times are read in the zone of the member who types them, and refused unless they occur there once', () => {
  const now = new Date('2026-03-20T10:00:00Z');
  const berlin = { zone: 'Europe/Berlin', now, agreedAt: null };
  const read = (...times: string[]) => readTimes(times, berlin).map((one) => one.toISOString());
  assert.deepEqual(read('2026-03-30T09:00', '2026-03-28T09:00'), [
    '2026-03-28T08:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
  ]);
  assert.throws(() => read('2026-03-28T09:00', '2026-03-29T02:30'), refused('interview_time_gap', 'time2'));
  const autumn = { ...berlin, now: new Date('2026-10-20T10:00:00Z') };
  assert.throws(() => readTimes(['2026-10-25T02:30'], autumn), refused('interview_time_gap', 'time1'));
  assert.throws(() => read('2026-03-20T10:59'), refused('interview_time_past', 'time1'));
  assert.throws(() => read('2026-05-20T09:00'), refused('interview_time_far', 'time1'));
  assert.deepEqual(read('2026-05-19T09:00').length, 1);
  assert.throws(() => read('2026-03-28T09:00', '2026-03-28T09:00'), refused('interview_time_twice', 'time2'));
  const moved = { ...berlin, agreedAt: new Date('2026-03-28T08:00:00Z') };
  assert.throws(() => readTimes(['2026-03-28T09:00'], moved), refused('interview_time_twice', 'time1'));
});
