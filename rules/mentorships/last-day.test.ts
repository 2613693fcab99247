import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysBetween, endOfLastDay, movedBy, movedEnd } from './last-day.ts';

const zone = 'America/New_York';
const iso = (at: Date) => at.toISOString();

test('a plan that moves over a change of the clock still ends at 23:59 of its last day', () => {
  const end = endOfLastDay(Temporal.PlainDate.from('2026-03-01'), zone);
  assert.equal(iso(end), '2026-03-02T04:59:00.000Z');
  assert.equal(iso(movedEnd(end, 14, zone)), '2026-03-16T03:59:00.000Z');
  assert.equal(iso(movedEnd(movedEnd(end, 14, zone), -14, zone)), iso(end));
});

test('days of a pause are counted by the local clock, and a check-in keeps its local time', () => {
  const from = new Date('2026-03-07T15:00:00Z');
  const until = movedBy(from, 7, zone);
  assert.equal(iso(until), '2026-03-14T14:00:00.000Z');
  assert.equal(daysBetween(from, until, zone), 7);
  assert.equal(daysBetween(new Date('2026-03-08T04:30:00Z'), until, zone), 7, 'still the day before');
  assert.equal(daysBetween(new Date('2026-03-08T05:30:00Z'), until, zone), 6);
});
