import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foreignLanguage } from './foreign-language.ts';

test('a text says its language where that is another one than the page’s', () => {
  const cases = [
    ['We count buses.', 'en-IN', '', ''],
    ['We count buses.', 'mr-IN', '', 'en'],
    ['Sample: पाटाची पाळी कळवणारे यंत्र', 'en-IN', 'mr', 'mr'],
    ['Sample: पाटाची पाळी कळवणारे यंत्र', 'hi-IN', 'mr', 'mr'],
    ['Sample: पाटाची पाळी कळवणारे यंत्र', 'mr-IN', 'mr', ''],
    // Marathi in Latin letters, by the word of its team.
    ['Patachi pali kalavnare yantra', 'mr-IN', 'mr', ''],
    ['Patachi pali kalavnare yantra', 'en-IN', 'mr', 'mr'],
    // Either language: a page in Devanagari reads it as its own, another one gives it none.
    ['पानी कब आएगा', 'hi-IN', 'en', ''],
    ['पानी कब आएगा', 'mr-IN', '', ''],
    ['पानी कब आएगा', 'en-IN', '', ''],
    ['தண்ணீர் எப்போது வரும்', 'en-IN', '', 'ta'],
    ['তামিল নয়', 'hi-IN', 'en', 'bn'],
    ['پانی کب آئے گا', 'en-IN', '', 'ur'],
    ['2031, 14:00', 'hi-IN', '', ''],
    // Codes of three letters begin with those of two.
    ['पाणी केन्ना येतलें', 'kok-IN', 'kok', ''],
    ['Annyeonghaseyo', 'kok-IN', 'ko', 'ko'],
    ['', 'hi-IN', '', ''],
    ['', 'en-IN', 'hi', ''],
  ] as const;
  const found = cases.map(([text, page, declared]) => foreignLanguage(text, page, declared));
  assert.deepEqual(
    found,
    cases.map(([, , , expected]) => expected),
  );
});
