import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfDay, isOnce, momentAt, startOfDay } from './zoned.ts';

test('a day begins at its zone’s midnight', () => {
  assert.equal(startOfDay('2026-08-01', 'Asia/Kolkata').toISOString(), '2026-07-31T18:30:00.000Z');
  assert.equal(endOfDay('2026-08-01', 'Asia/Kolkata').toISOString(), '2026-08-01T18:30:00.000Z');
});

test('where summer time skips midnight, the day begins at its first existing moment', () => {
  assert.equal(startOfDay('2026-04-24', 'Africa/Cairo').toISOString(), '2026-04-23T22:00:00.000Z');
});

test('a time in a gap is not unique and moves forward', () => {
  assert.equal(isOnce('2026-03-08T02:30', 'America/New_York'), false);
  assert.equal(isOnce('2026-11-01T01:30', 'America/New_York'), false);
  assert.equal(isOnce('2026-03-08T02:30', 'Asia/Kolkata'), true);
  assert.equal(momentAt('2026-03-08T02:30', 'America/New_York').toISOString(), '2026-03-08T07:30:00.000Z');
  assert.equal(momentAt('2026-11-01T01:30', 'America/New_York').toISOString(), '2026-11-01T05:30:00.000Z');
});
