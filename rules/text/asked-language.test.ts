import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedLanguage } from './asked-language.ts';

const offered = ['en', 'hi', 'mr'] as const;
const cases: [string | null, string | null][] = [
  ['mr-IN,mr;q=0.9,en;q=0.8', 'mr'],
  ['en;q=0.5, hi', 'hi'],
  ['fr, hi-Deva-IN;q=0.3', 'hi'],
  ['MR', 'mr'],
  ['mr-Latn', null],
  ['*', null],
  ['', null],
  [null, null],
  ['hi;q=0', null],
  ['hi;q=2', null],
  ['hi;q=x', null],
  ['../../en', null],
  [`${'fr,'.repeat(200)}hi`, null],
];

for (const [header, language] of cases)
  test(`a browser that asks for “${header?.slice(0, 30)}” reads ${language ?? 'no language of its own'}`, () => {
    assert.equal(askedLanguage(header, offered), language);
  });
