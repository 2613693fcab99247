import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { prepareText } from '#rules/text/prepare-text.ts';
import { findPhoneNumbers } from './phone-numbers.ts';
import { screenText } from './screen-text.ts';

const samples = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'samples', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));
const held = samples('held.txt');
const free = samples('free.txt');
const reasons: Record<string, string> = {
  money: 'asks_for_money',
  identity: 'asks_for_identity',
  away: 'leads_away',
};

test('the samples are as many as promised, in three languages', () => {
  assert.ok(held.length >= 60 && free.length >= 120);
  for (const list of [held, free])
    for (const language of ['en', 'hi', 'mr']) assert.ok(list.some(([code]) => code === language));
});

test('a text that asks for money or identity, or leads away, is held for that reason', () => {
  const missed = held.filter(
    ([, reason = '', sentence = '']) =>
      !screenText(sentence).some((finding) => finding.reason === reasons[reason]),
  );
  assert.deepEqual(missed, []);
});

test('a text that only mentions such things is not held', () => {
  const wronged = free.flatMap(([, sentence = '']) =>
    screenText(sentence).map((finding) => [sentence, finding]),
  );
  assert.deepEqual(wronged, []);
});

test('one bad sentence is found among many good ones', () => {
  const text = free.map(([, sentence]) => sentence).join('\n');
  assert.deepEqual(screenText(text), []);
  for (const [, reason = '', sentence = ''] of held)
    assert.ok(
      screenText(`${text}\n${sentence}\n${text}`).some((finding) => finding.reason === reasons[reason]),
      sentence,
    );
});

test('telephone numbers are found in every spelling, and other numbers are left alone', () => {
  for (const text of [
    '98765 43210',
    '+91 98765-43210',
    '098765 43210',
    '(022) 2345 6789',
    '9.8.7.6.5.4.3.2.1.0',
    '+44 20 7946 0958',
    '९८७६५ ४३२१०',
    'nine 8 seven 6 five 4 three 2 one 0',
  ])
    assert.equal(findPhoneNumbers(prepareText(text)).length, 1, text);
  for (const text of [
    '₹9876543210',
    'Rs 98765 43210',
    '2026-08-01',
    '01.08.2026 10',
    '1234567890',
    '400 001',
    '3.14159265358979',
    'v1.2.3',
    '12 34 56',
  ])
    assert.deepEqual(findPhoneNumbers(prepareText(text)), [], text);
});

test('a text built to be slow is screened fast', () => {
  for (const piece of [
    'registration fee ',
    'a b c d ',
    '9 8 ',
    'one two ',
    'you must pay ',
    'send your ',
    ', no ',
    'क ',
    '(',
    '+1 ',
  ]) {
    // The thread's own CPU time, which other work on the machine does not lengthen.
    const began = process.threadCpuUsage();
    screenText(piece.repeat(20_000 / piece.length));
    const { user, system } = process.threadCpuUsage(began);
    assert.ok(user + system < 1_500_000, `${piece} took ${user + system} µs`);
  }
});

test('a break between lines, letters of other scripts or a promise before it hide no demand for money', () => {
  for (const text of [
    'There is a refundable\ndeposit of ₹9,999.',
    'Pay a screening fее of ₹2,000.',
    'I never ask for a fee, only a retainer of ₹10,000.',
    'We never ask for money, but pay ₹500 to register.',
  ])
    assert.ok(
      screenText(text).some(({ reason }) => reason === 'asks_for_money'),
      text,
    );
  assert.deepEqual(screenText('We never ask for a fee, and no one asks for one at the door.'), []);
});
