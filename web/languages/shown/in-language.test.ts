import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inLanguage } from './in-language.ts';

test('a row is marked by the language that its project declares, or by the one of a profile that fits', () => {
  const cases = [
    ['We count buses.', 'en', undefined],
    ['पाटाचं पाणी', 'mr', 'In Marathi'],
    ['पाटाचं पाणी', ['mr', 'en'], 'In Marathi'],
    ['पाटाचं पाणी', ['hi', 'mr', 'en'], undefined],
    ['I draw forms.', ['hi', 'en'], undefined],
    ['Nataka omukazi', ['lg'], 'In Luganda'],
    // Hindi in Latin letters.
    ['Awaaz se hisaab', ['hi'], 'In Hindi'],
    ['Awaaz se hisaab', ['hi', 'en'], undefined],
    ['', ['hi'], undefined],
  ] as const;
  for (const [text, declared, said] of cases) assert.equal(inLanguage(text, declared)?.said, said, text);
});
