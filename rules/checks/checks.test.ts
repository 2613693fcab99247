import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findAadhaar, maskAadhaar } from './aadhaar.ts';
import { gstinCheckCharacter } from './gstin.ts';
import { registryNumber } from './registry-number.ts';
import { isVerhoeff } from './verhoeff.ts';

/** A number that passes the check and belongs to no one: the tests make it from a counter. */
function numberOf(first11: string): string {
  const check = [...'0123456789'].find((digit) => isVerhoeff(first11 + digit));
  return first11 + check;
}
const made = numberOf('23456789012');
const grouped = made.replace(/(\d{4})(\d{4})(\d{4})/, '$1 $2 $3');

test('Verhoeff’s published examples hold, and no single mistake or swap passes', () => {
  for (const good of ['2363', '758722', '123451', '1428570', '84736430954837284567892'])
    assert.ok(isVerhoeff(good), good);
  for (const bad of ['2364', '', '1', '12a4', '१२३']) assert.ok(!isVerhoeff(bad), bad);
  fc.assert(
    fc.property(
      fc.stringMatching(/^[2-9][0-9]{10}$/),
      fc.nat(11),
      fc.integer({ min: 1, max: 9 }),
      (first, at, by) => {
        const number = numberOf(first);
        const wrong = [...number];
        wrong[at] = String((Number(wrong[at]) + by) % 10);
        assert.ok(!isVerhoeff(wrong.join('')));
        const swapped = [...number];
        [swapped[at % 11], swapped[(at % 11) + 1]] = [swapped[(at % 11) + 1] ?? '', swapped[at % 11] ?? ''];
        assert.equal(isVerhoeff(swapped.join('')), swapped.join('') === number);
      },
    ),
  );
});

test('an Aadhaar number is seen when grouped, or near the word', () => {
  for (const text of [
    grouped,
    `my number ${grouped}.`,
    grouped.replaceAll(' ', '-'),
    `Aadhaar: ${made}`,
    `${made} is my adhar card`,
    `आधार क्रमांक ${made}`,
    `UIDAI ${made}`,
    `aadhar ${made.slice(0, 2)} ${made.slice(2, 7)} ${made.slice(7)}`,
    `Aadhaar ${grouped} 12/05/1999`,
    grouped.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit))),
  ])
    assert.equal(findAadhaar(text).length, 1, text);
});

test('other numbers are left alone', () => {
  const wrongCheck = made.slice(0, 11) + ((Number(made[11]) + 1) % 10);
  const beginsWithOne = numberOf('12345678901');
  for (const text of [
    made,
    `Order ${made}`,
    `Aadhaar ${wrongCheck}`,
    beginsWithOne.replace(/(\d{4})(\d{4})(\d{4})/, '$1 $2 $3'),
    `${grouped} 3456`,
    `1234 ${grouped}`,
    `aadhaar ${made}1`,
    'Call +91 98765 43210',
  ])
    assert.deepEqual(findAadhaar(text), [], text);
});

test('only the last four digits are shown to those who review', () => {
  assert.equal(
    maskAadhaar(`Aadhaar ${grouped}, born 1999`),
    `Aadhaar XXXX XXXX ${grouped.slice(-4)}, born 1999`,
  );
  assert.equal(maskAadhaar('nothing here 1999'), 'nothing here 1999');
});

test('GSTIN: form, state and check character', () => {
  for (const good of ['27AAPFU0939F1ZV', ' 27 aapfu0939f1zv ', '२७AAPFU0939F1ZV'])
    assert.deepEqual(registryNumber('GSTIN', good), { number: '27AAPFU0939F1ZV' }, good);
  for (const [bad, fault] of [
    ['27AAPFU0939F1ZW', 'registry_number_check'],
    ['28AAPFU0939F1ZV', 'registry_number_check'],
    ['39AAPFU0939F1ZV', 'registry_number_form'],
    ['00AAPFU0939F1ZV', 'registry_number_form'],
    ['27AAPFU0939F0ZV', 'registry_number_form'],
    ['27AAPXU0939F1ZV', 'registry_number_form'],
    ['27AAPFU0939F1Z', 'registry_number_form'],
    ['', 'registry_number_missing'],
  ] as const)
    assert.deepEqual(registryNumber('GSTIN', bad), { fault }, bad);
  assert.equal(gstinCheckCharacter('27AAPFU0939F1Z'), 'V');
});

test('AISHE: the letter of universities, colleges or institutions, and one to six digits', () => {
  for (const [typed, number] of [
    ['C-41218', 'C-41218'],
    [' u 0456 ', 'U-456'],
    ['s-7', 'S-7'],
    ['C-४१२१८', 'C-41218'],
    ['C-000041', 'C-41'],
  ] as const)
    assert.deepEqual(registryNumber('AISHE', typed), { number }, typed);
  for (const bad of ['D-41218', 'C-1234567', 'C-', '41218', 'C-0', 'C-41A', 'CC-41'])
    assert.deepEqual(registryNumber('AISHE', bad), { fault: 'registry_number_form' }, bad);
  assert.deepEqual(registryNumber('AISHE', ' '), { fault: 'registry_number_missing' });
});

test('NGO Darpan: state, year and seven digits, with the signs between them', () => {
  for (const typed of ['MH/2017/0123456', ' mh / 2017 / 0123456 ', 'MH/२०१७/0123456'])
    assert.deepEqual(registryNumber('NGO Darpan', typed), { number: 'MH/2017/0123456' }, typed);
  for (const bad of [
    'XX/2017/0123456',
    'MH/2017/123456',
    'MH-2017-0123456',
    'MH/0017/0123456',
    'MH/17/0123456',
  ])
    assert.deepEqual(registryNumber('NGO Darpan', bad), { fault: 'registry_number_form' }, bad);
});

test('CIN, LLPIN and Udyam: form, in the register’s own writing', () => {
  assert.deepEqual(registryNumber('CIN', 'l17110mh1973plc019786'), { number: 'L17110MH1973PLC019786' });
  assert.deepEqual(registryNumber('LLPIN', 'aab 1234'), { number: 'AAB-1234' });
  assert.deepEqual(registryNumber('Udyam', 'udyam-mh-18-0001234'), { number: 'UDYAM-MH-18-0001234' });
  assert.deepEqual(registryNumber('Udyam', 'UDYAMMH180001234'), { number: 'UDYAM-MH-18-0001234' });
  for (const [registry, bad] of [
    ['CIN', 'X17110MH1973PLC019786'],
    ['CIN', 'L17110ZZ1973PLC019786'],
    ['CIN', 'L17110MH1573PLC019786'],
    ['CIN', 'L17110MH1973XXX019786'],
    ['CIN', 'L17110MH1973PLC01978'],
    ['LLPIN', 'AB-1234'],
    ['LLPIN', 'AAB-12345'],
    ['Udyam', 'UDYAM-ZZ-18-0001234'],
    ['Udyam', 'UDYAM-MH-18-001234'],
    ['Other country', 'none'],
  ] as const)
    assert.deepEqual(registryNumber(registry, bad), { fault: 'registry_number_form' }, bad);
  assert.deepEqual(registryNumber('Other country', ' RC  123456 '), { number: 'RC 123456' });
  assert.deepEqual(registryNumber('Other country', '1'.repeat(41)), { fault: 'registry_number_long' });
});
