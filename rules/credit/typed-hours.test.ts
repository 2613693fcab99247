import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedMinutes } from './typed-hours.ts';

test('hours are read with a point, a comma or as on a clock', () => {
  const read = ['7.5', ' 7,25 ', '7:30', '0', '12', '0.05'].map(typedMinutes);
  assert.deepEqual(read, [450, 435, 450, 0, 720, 3]);
});

test('text that is no number of whole minutes is no time', () => {
  for (const typed of ['', 'seven', '-1', '7.33', '7:60', '1e3', '99999']) {
    assert.equal(typedMinutes(typed), null, typed);
  }
});
