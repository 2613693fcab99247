import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characters, passwordStrength } from './password.ts';

const cases: [text: string, score: number, label: string][] = [
  ['', 0, 'Weak'],
  ['abc', 1, 'Weak'],
  ['abcdefgh', 2, 'Weak'],
  ['abcdefg1', 3, 'Medium'],
  ['Abcdefgh', 3, 'Medium'],
  ['Abcdefg1', 4, 'Strong'],
  ['Abcdef1!', 5, 'Strong'],
  ['Aa1!', 4, 'Strong'],
  ['        ', 1, 'Weak'],
];

for (const [text, score, label] of cases) {
  test(`"${text}" scores ${score}: ${label}`, () => {
    assert.deepEqual(passwordStrength(text), { score, label, share: score / 5 });
  });
}

test('letters and digits of any script count as such', () => {
  assert.equal(passwordStrength('Ñandúes7').score, 4);
  assert.equal(passwordStrength('नमस्ते१२').score, 2);
});

test('an emoji is one character', () => {
  assert.equal(characters('🪔🪔'), 2);
});
