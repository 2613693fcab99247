import assert from 'node:assert/strict';
import { test } from 'node:test';
import { latinDigits, readCode } from './digits.ts';

test('digits of every script we meet are read', () => {
  assert.equal(latinDigits('+९१ ९८१२३ ४५६७८'), '+91 98123 45678');
  assert.equal(latinDigits('०१२३४५६७८९'), '0123456789');
  assert.equal(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ০৯ ௦௯ ౦౯ ９'), '0123456789 09 09 09 09 9');
  assert.equal(latinDigits('no digits, ½ and Ⅷ'), 'no digits, ½ and Ⅷ');
});

test('a code is read however it was pasted', () => {
  assert.equal(readCode(' १२३-४५६ '), '123456');
  assert.equal(readCode('Your code: 123 456.'), '123456');
  assert.equal(readCode('12345'), '12345');
  assert.equal(readCode('1234567'), '123456');
});
