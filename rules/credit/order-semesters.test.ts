import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderSemesters } from './order-semesters.ts';

test('semesters stand as people count them, each once', () => {
  assert.deepEqual(orderSemesters(['1', '11', '2', 'Term 10', 'Term 9', '2']), [
    '1',
    '2',
    '11',
    'Term 9',
    'Term 10',
  ]);
});
