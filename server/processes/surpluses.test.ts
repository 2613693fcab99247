import assert from 'node:assert/strict';
import { test } from 'node:test';
import { surplusesOf } from './surpluses.ts';

test('a process with more busy connections than the mean gives up what it has more', () => {
  assert.deepEqual(surplusesOf([8, 42]), [0, 17]);
  assert.deepEqual(surplusesOf([0, 6]), [0, 3]);
  assert.deepEqual(surplusesOf([90, 50, 10]), [40, 0, 0]);
});

test('a small difference stays', () => {
  assert.deepEqual(surplusesOf([27, 23]), [0, 0]);
  assert.deepEqual(surplusesOf([5, 0]), [0, 0]);
  assert.deepEqual(surplusesOf([0, 0]), [0, 0]);
  assert.deepEqual(surplusesOf([40]), [0]);
});
