import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { anyCharacter } from '#tests/ground/any-character.ts';
import { broken } from '../broken.ts';
import { isBlank } from './blank.ts';
import { normaliseLine, normaliseText, textLength } from './normalise.ts';
import { longText, optionalText, text } from './params.ts';

const anyText = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '\r',
        '\n',
        '\t',
        ' ',
        'a',
        '\u0301',
        '\u202e',
        '\ud800',
        '\udc00',
        '\u200d',
        'क',
        '\u093c',
      ),
    )
    .map((parts) => parts.join('')),
);

test('normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const once = normaliseText(typed);
      assert.equal(normaliseText(once), once);
      assert.equal(once.normalize('NFC'), once);
      assert.equal(normaliseLine(normaliseLine(typed)), normaliseLine(typed));
      assert.ok(once.isWellFormed());
      assert.equal(textLength(typed), [...once].length);
    }),
    { numRuns: 3000 },
  );
});

test('line ends of every system become LF and stay, a tab becomes one space', () => {
  assert.equal(normaliseText('a\r\nb\rc\nd\u2028e\u0085f\tg'), 'a\nb\nc\nd\ne\nf g');
  assert.equal(normaliseLine(' a \r\n\r\n b\tc '), 'a b c');
});

test('other control and bidi-override characters are removed without a word, ZWJ and ZWNJ stay', () => {
  assert.equal(normaliseText('a\0b\u0007c\u001bd\u007fe\u009ff'), 'abcdef');
  assert.equal(
    normaliseText('\u202aa\u202bb\u202cc\u202dd\u202ee\u2066f\u2067g\u2068h\u2069i\ufeffj'),
    'abcdefghij',
  );
  assert.equal(normaliseText('क्‍ष र्‌य'), 'क्‍ष र्‌य');
  assert.equal(normaliseText('👩‍🌾'), '👩‍🌾');
  assert.equal(normaliseText('سلام\u200f!'), 'سلام\u200f!');
  assert.equal(normaliseText('a\ud800b\udc00c'), 'abc');
});

test('length is counted in code points of the composed text', () => {
  assert.equal(textLength('e\u0301'), 1);
  assert.equal(textLength(' 🪔🪔\r\n'), 2);
  assert.equal(textLength('a\r\nb'), 3);
  assert.equal(textLength('क्षि'), 4);
});

test('a text that a reader cannot see is blank', () => {
  const blank = [
    '',
    ' ',
    '\u00a0\u2003\n',
    '\u0301\u0302',
    'ि',
    '\u200b\u200d\u2060',
    '\u3164',
    '\u115f\u1160',
    '\u2800',
  ];
  for (const one of blank) assert.ok(isBlank(one), JSON.stringify(one));
  for (const one of ['a', '.', '🪔', 'क', '०', '\u0301a', '❤️']) assert.ok(!isBlank(one), JSON.stringify(one));
});

test('a parameter is stored normalised and refused by code', () => {
  const faults = (schema: z.ZodType, value: unknown) =>
    schema.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
  assert.equal(text(5).parse(' a\r\nb '), 'a b');
  assert.equal(text(2).parse('e\u0301e\u0301'), 'éé');
  assert.deepEqual(faults(text(5), '123456'), [broken('text_between', 1, 5)]);
  assert.deepEqual(faults(text(5), ' \t '), [broken('missing')]);
  assert.deepEqual(faults(text(5), '\u0301\u0301'), [broken('missing')]);
  assert.deepEqual(faults(text(5), undefined), [broken('missing')]);
  assert.deepEqual(faults(text(5), 5), [broken('missing')]);
  assert.equal(optionalText(5).parse('  '), '');
  assert.deepEqual(faults(optionalText(5), '\u3164'), [broken('missing')]);
  assert.equal(longText(3, 10).parse('a\r\nb'), 'a\nb');
  assert.deepEqual(faults(longText(3, 10), 'ab'), [broken('text_between', 3, 10)]);
  assert.equal(longText(120, 2000).safeParse('🪔'.repeat(2000)).success, true);
  assert.deepEqual(faults(longText(120, 2000), '🪔'.repeat(2001)), [broken('text_between', 120, 2000)]);
});

test('the parameters can be described as JSON Schema', () => {
  const schema = z.toJSONSchema(z.object({ title: text(80), about: longText(0, 2000) }), { io: 'input' });
  assert.equal(JSON.stringify(schema).includes('"title":{"type":"string"}'), true);
});

test('a hundred thousand characters are normalised at once', () => {
  const began = performance.now();
  normaliseText('\u0301 \r\t\u202e'.repeat(20_000));
  isBlank('\u0301'.repeat(100_000));
  assert.ok(performance.now() - began < 500);
});
