import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, moment, readBy, shortDay, withWholeDates } from './amounts.ts';

/** A date as it looks, with spaces that no line ends at. */
const whole = (date: string) => date.replaceAll(' ', '\u00a0');
const night = '2026-03-01T23:30:00.000+00:00';

test('a moment is written in the reader’s zone, else India’s; a named day is the same in all', () => {
  assert.equal(shortDay(night), whole('2 Mar 2026'));
  readBy('Africa/Accra');
  assert.match(moment(night), /^1\u00a0Mar\u00a02026, 23:30$/);
  readBy('America/New_York');
  assert.match(moment(night), /^1\u00a0Mar\u00a02026, 18:30$/);
  assert.equal(day('2026-03-02'), whole('2 March 2026'));
  readBy('Nowhere/At_All');
  assert.equal(shortDay(night), whole('2 Mar 2026'));
  readBy('Africa/Accra');
  readBy();
  assert.equal(shortDay(night), whole('2 Mar 2026'));
});

test('a date in a sentence of a ledger is kept on one line, and the rest of the sentence is as it was', () => {
  assert.equal(
    withWholeDates('Milestone 1: ₹500 said to be sent on 6 August 2026 by Bank Transfer.'),
    `Milestone 1: ₹500 said to be sent on ${whole('6 August 2026')} by Bank Transfer.`,
  );
});
