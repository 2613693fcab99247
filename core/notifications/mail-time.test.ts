import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentAt, zonedAt } from '../ground/zones/zoned.ts';
import { afterQuiet, mailTime } from './mail-time.ts';

/** Two without summer time, two with, on both sides of the equator, and one at half an hour. */
const zones = [
  'Asia/Kolkata',
  'Africa/Accra',
  'Africa/Lagos',
  'Africa/Kampala',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Adelaide',
];

const local = (at: Date | null, zone: string) =>
  at && zonedAt(at, zone).toPlainDateTime().toString({ smallestUnit: 'minute' });

test('events in quiet hours are mailed at 08:00 of the member’s own day, all others at once', () => {
  for (const zone of zones) {
    const at = (time: string) => local(afterQuiet(momentAt(time, zone), zone), zone);
    assert.equal(at('2026-11-24T20:59'), '2026-11-24T20:59', zone);
    assert.equal(at('2026-11-24T21:00'), '2026-11-25T08:00', zone);
    assert.equal(at('2026-11-24T23:59'), '2026-11-25T08:00', zone);
    assert.equal(at('2026-11-25T00:00'), '2026-11-25T08:00', zone);
    assert.equal(at('2026-11-25T07:59'), '2026-11-25T08:00', zone);
    assert.equal(at('2026-11-25T08:00'), '2026-11-25T08:00', zone);
    assert.equal(at('2026-12-31T22:00'), '2027-01-01T08:00', zone);
  }
});

test('digests leave at 09:00 of the member’s own day, weekly ones on a Monday', () => {
  for (const zone of zones) {
    const at = (way: 'daily' | 'weekly', time: string) =>
      local(mailTime(way, momentAt(time, zone), zone), zone);
    assert.equal(at('daily', '2026-11-24T08:59'), '2026-11-24T09:00', zone);
    assert.equal(at('daily', '2026-11-24T09:00'), '2026-11-25T09:00', zone);
    assert.equal(at('daily', '2026-11-24T23:30'), '2026-11-25T09:00', zone);
    // 23 November 2026 is a Monday.
    assert.equal(at('weekly', '2026-11-23T08:59'), '2026-11-23T09:00', zone);
    assert.equal(at('weekly', '2026-11-23T09:00'), '2026-11-30T09:00', zone);
    assert.equal(at('weekly', '2026-11-22T23:59'), '2026-11-23T09:00', zone);
    assert.equal(at('weekly', '2026-11-24T00:00'), '2026-11-30T09:00', zone);
  }
});

test('summer time moves no digest, whether a day has 23 hours or 25', () => {
  const changes = {
    'Europe/Berlin': ['2026-03-28', '2026-10-24'],
    'America/New_York': ['2026-03-07', '2026-10-31'],
    'Australia/Adelaide': ['2026-10-03', '2026-04-04'],
  };
  for (const [zone, [shorter = '', longer = '']] of Object.entries(changes)) {
    const hoursUntil = (day: string) => {
      const from = momentAt(`${day}T09:00`, zone);
      const next = mailTime('daily', from, zone);
      return ((next?.getTime() ?? 0) - from.getTime()) / 3_600_000;
    };
    assert.deepEqual([hoursUntil(shorter), hoursUntil(longer)], [23, 25], zone);
    const night = momentAt(`${shorter}T22:00`, zone);
    assert.equal(local(afterQuiet(night, zone), zone)?.slice(11), '08:00', zone);
  }
});
