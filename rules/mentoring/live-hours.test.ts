import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLiveTime } from './live-hours.ts';

const at = (moment: string, minutes = 45, zone = 'Europe/London') =>
  isLiveTime(new Date(moment), { minutes, zone });

test('a live session lies between 08:00 and 20:00 of the mentee, for 45 minutes at most', () => {
  assert.deepEqual(
    [at('2026-11-02T08:00:00Z'), at('2026-11-02T07:59:00Z'), at('2026-11-02T12:00:00Z', 46)],
    [true, false, false],
  );
  assert.deepEqual([at('2026-11-02T19:15:00Z'), at('2026-11-02T19:16:00Z')], [true, false]);
  assert.equal(at('2026-11-02T23:45:00Z'), false);
});

test('through a change of summer time the clock of the mentee counts', () => {
  // Clocks in London go back on 25 October 2026.
  assert.deepEqual([at('2026-10-24T07:00:00Z'), at('2026-10-26T07:00:00Z')], [true, false]);
  assert.deepEqual([at('2026-10-24T18:30:00Z'), at('2026-10-26T18:30:00Z')], [false, true]);
  assert.deepEqual(
    [at('2026-10-26T02:30:00Z', 45, 'Asia/Kolkata'), at('2026-10-26T02:29:00Z', 45, 'Asia/Kolkata')],
    [true, false],
  );
});

test('while the zone of the mentee is not known, the hours fit in India as in Ghana', () => {
  // 08:00 in Accra is 13:30 in Kolkata, and 14:30 there is 20:00.
  assert.deepEqual(
    [at('2026-10-26T08:00:00Z', 30, 'UTC'), at('2026-10-26T07:59:00Z', 30, 'UTC')],
    [true, false],
  );
  assert.deepEqual(
    [at('2026-10-26T14:00:00Z', 30, 'UTC'), at('2026-10-26T14:01:00Z', 30, 'UTC')],
    [true, false],
  );
});
