import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLanguage, interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { certificateSheet } from '../certificate-papers/certificate-sheet.ts';
import * as texts from './by-language.ts';

const all = Object.entries(texts).flatMap(([name, value]) =>
  typeof value === 'function' ? [{ name, load: value as (code: string) => Promise<object> }] : [],
);
const others = interfaceLanguages.filter(({ code }) => code !== firstLanguage);

/** Every name at any depth: a missing one would be an empty column, or a bug when a file is made. */
function namesIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} ${typeof value}`];
  return Object.entries(value)
    .flatMap(([name, inner]) => namesIn(inner, `${path}.${name}`))
    .sort();
}

test('the files of each language have all words that the English ones have', async () => {
  assert.ok(all.length >= 6);
  for (const { name, load } of all)
    for (const { code } of others)
      assert.deepEqual(namesIn(await load(code)), namesIn(await load(firstLanguage)), `${code} ${name}`);
});

test('a certificate is printed in one language, with Latin digits and its values', async () => {
  const certificate = {
    kind: 'completed',
    number: 'ABCDEFGHJKMN',
    name: 'आशा काळे',
    organisation: 'दिवे',
    from: '2026-06-01',
    to: '2026-08-31',
    count: 3,
    minutes: 90,
    day: '2026-09-02',
  };
  for (const { code } of others) {
    const say = await texts.certificatePapersIn(code);
    const words = await texts.certificateWordsIn(code);
    const printed = { signed: { certificate }, issuedAt: new Date(0), code: null } as never;
    const { blocks } = certificateSheet(printed, 'https://saharambh.example', { say, words });
    const lines = blocks.map((block) => ('text' in block ? block.text : '')).join('\n');
    assert.match(lines, /दिवे/);
    assert.match(lines, /2026/);
    const rest = lines.replace(/https:\S+|Saharambh|PDF|[A-Z]{4}\S*/g, '');
    assert.doesNotMatch(rest, /[A-Za-z०-९]|undefined/, code);
  }
});

test('a language without files of its own gets the English ones', async () => {
  for (const { load } of all) assert.equal(await load('xx'), await load(firstLanguage));
});
