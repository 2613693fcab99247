import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knowModules } from '#core/collected/create-core.ts';
import { type PreparedLetter, sampleLetters, sampleNames } from '#core/collected/letters.ts';
import { modules } from '#core/modules.ts';
import { type Block, layOut, wholePage } from './layout.ts';
import { languages } from './texts/languages.ts';
import type { Words } from './texts/words.ts';

knowModules(modules);

const site = { name: 'Saharambh', origin: 'https://saharambh.example', city: 'Mumbai, India' };
const texts = languages.en;
const isTheSame = (letter: Parameters<typeof layOut>[0], of = site) =>
  assert.equal(layOut(letter, of, texts).html, wholePage(letter, of, texts));

test('an email filled into templates equals the one rendered as a whole, byte for byte', () => {
  for (const name of [...Object.values(sampleNames), '', `<b> & "O'Neil"`])
    for (const letter of [...sampleLetters(name, site.origin).values()].flat()) {
      const write = texts.letters[letter.letter] as (of: PreparedLetter, at: typeof site) => Words;
      const { why, ...words } = write(letter, site);
      isTheSame({ ...words, why: texts.because(why, site) });
    }
});

test('so it is for whatever stands in its words, and for another site', () => {
  const strange = [
    ...['', 'a', 'ab', `<script>"'&amp;`, 'one\ntwo\r\n\nthree', '$& $1 $$', '😀'.repeat(90), 'नमस्ते'],
    ...['\uE0F0text\uE0F1', '\uE0F2\uE0F2', '\u0000\u2028', ' ', 'x'.repeat(200)],
  ];
  const other = { name: 'A & B', origin: 'http://localhost:3000', city: "L'Aquila" };
  for (const said of strange)
    for (const greeting of [undefined, said]) {
      const blocks: Block[] = [
        ...(['text', 'code', 'quote'] as const).map((kind) => ({ kind, text: said })),
        ...[said, `https://a.example/?q="${said}"&b='`, 'javascript:alert(1)', 'mailto:a@b.example'].flatMap(
          (url) => [
            { kind: 'link' as const, text: said, url },
            { kind: 'link' as const, text: said, url, isQuiet: true },
          ],
        ),
      ];
      const letter = { subject: said, heading: said, why: said, ...(greeting !== undefined && { greeting }) };
      for (const place of [site, other, site]) {
        isTheSame({ ...letter, blocks }, place);
        isTheSame({ ...letter, blocks: blocks.slice(4) }, place);
        isTheSame({ ...letter, blocks: [] }, place);
      }
    }
});
