import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characters, passwordStrength } from './password.ts';

const cases: [text: string, score: number, strength: string][] = [
  ['', 0, 'weak'],
  ['abc', 1, 'weak'],
  ['abcdefgh', 2, 'weak'],
  ['abcdefg1', 3, 'medium'],
  ['Abcdefgh', 3, 'medium'],
  ['Abcdefg1', 4, 'strong'],
  ['Abcdef1!', 5, 'strong'],
  ['Aa1!', 4, 'strong'],
  ['        ', 1, 'weak'],
];

for (const [text, score, strength] of cases) {
  test(`"${text}" scores ${score}: ${strength}`, () => {
    assert.deepEqual(passwordStrength(text), { score, strength, share: score / 5 });
  });
}

test('letters and digits of any script count as such', () => {
  assert.equal(passwordStrength('Ñandúes7').score, 4);
  assert.equal(passwordStrength('नमस्ते१२').score, 2);
});

test('an emoji is one character', () => {
  assert.equal(characters('🪔🪔'), 2);
});
