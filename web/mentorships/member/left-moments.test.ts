import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLeft, writeLeft } from './left-moments.ts';

test('a moment that the clock skips is listed by its day among those that are not free', () => {
  const written = writeLeft([
    { startsAt: '2027-03-07T07:30:00.000+00:00', day: '2027-03-07' },
    { startsAt: '', day: '2027-03-14' },
  ]);
  const shown = readLeft(`${written} nothing`, 'America/New_York');
  assert.equal(shown.length, 2);
  assert.match(shown[0] ?? '', /7 Mar/);
  assert.equal(shown[1], 'Sunday, 14 March');
});
