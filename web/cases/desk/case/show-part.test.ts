import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showPart } from './show-part.ts';

test('the desk reads the time of a reported message as a day and a time, and its words as they are', () => {
  assert.match(showPart({ name: 'sent', text: '2026-11-29T15:36:59.365Z' }), /^29\sNov\s2026,\s21:06$/);
  assert.equal(showPart({ name: 'text', text: '2026-11-29T15:36:59.365Z' }), '2026-11-29T15:36:59.365Z');
});
