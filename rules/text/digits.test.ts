import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCertificateNumber } from '../certificates/number.ts';
import { readTaxNumber } from '../checks/tax-number.ts';
import { typedMinutes } from '../credit/typed-hours.ts';
import { readNumber } from '../mentoring/meeting-location.ts';
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

test('numbers of certificates, tax, hours and telephones are read in digits of Devanagari', () => {
  assert.equal(readCertificateNumber('२३ab-CDEF ४५६७८९GH'), '23ABCDEF456789GH');
  assert.deepEqual(readTaxNumber('ABCDE१२३४F'), { kind: 'PAN', number: 'ABCDE1234F' });
  assert.equal(typedMinutes('७.५'), 450);
  assert.equal(typedMinutes('१:३०'), 90);
  assert.equal(readNumber('+९१ ९८७६५ ४३२१०'), '+919876543210');
});
