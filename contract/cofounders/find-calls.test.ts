import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCofounders } from './find-calls.ts';

test('a cursor is no larger than the numbers of the database', () => {
  const { after } = getCofounders.params;
  assert.equal(after.safeParse('9'.repeat(18)).success, true);
  assert.equal(after.safeParse('9'.repeat(19)).success, false);
});
