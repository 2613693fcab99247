import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { englishTexts, inFolderOf, loadTexts } from './texts-of.ts';

type Text = (...values: unknown[]) => unknown;

/** Texts that pages say from 1 on alone: of 0 they say another one, or nothing. */
const neverNone = new Set(
  readFileSync(path.join(import.meta.dirname, 'never-none.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);
const met = new Set<string>();

/** Has every name, each with this count. */
const everyName = (count: number): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'symbol' ? undefined : count) });

/** Values that a text with so many parameters may take. Each row has the count in another place. */
function valuesWith(count: number, many: number): unknown[][] {
  const names = everyName(count);
  const alone = [[count], [{ count, isMore: false }, {}], [names], [names, names]];
  const places = Array.from({ length: many > 1 ? Math.min(many, 4) : 0 }, (_, place) => place);
  const others = ['x', '2026-01-05', 7, count, {}, ['x']];
  return [
    ...alone,
    ...places.flatMap((place) => others.map((other) => places.map((at) => (at === place ? count : other)))),
  ];
}

/** The sentences of a text without their digits; null where it takes other values. */
function saidOf(text: Text, count: number): (string | null)[] {
  return valuesWith(count, text.length).map((values) => {
    try {
      const said = text(...values);
      const isSaid = typeof said === 'string' && !/undefined|NaN|\[object/.test(said);
      return isSaid ? said.replace(/\d+/g, '#') : null;
    } catch {
      return null;
    }
  });
}

function* functionsIn(value: unknown, at: string): Generator<[string, Text]> {
  if (typeof value === 'function') yield [at, value as Text];
  else if (value && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* functionsIn(one, at ? `${at}.${key}` : key);
}

for (const { code, locale, name } of interfaceLanguages)
  test(`${name} says of 0 something else than of 1, though Hindi has one form for both`, async (t) => {
    // Outside a build of the language its texts count by the rules of English.
    const [own, { select }] = [new Intl.PluralRules(locale), Intl.PluralRules.prototype];
    t.mock.method(Intl.PluralRules.prototype, 'select', (count: number) => select.call(own, count));
    const alike: string[] = [];
    let [all, asked] = [0, 0];
    for (const file of englishTexts())
      for (const [at, text] of functionsIn(await loadTexts(inFolderOf(code, file)), '')) {
        const [none = [], one = [], two = []] = [0, 1, 2].map((count) => saidOf(text, count));
        all += 1;
        if (none.some((said) => said !== null)) asked += 1;
        // A text that says the same of every number counts something else.
        const found = none.find((said, row) => said !== null && said === one[row] && said !== two[row]);
        if (found && neverNone.has(`${file} ${at}`)) met.add(`${file} ${at}`);
        else if (found) alike.push(`${file} ${at}: ${found}`);
      }
    assert.deepEqual(alike, []);
    assert.ok(asked > all * 0.8, `${asked} of ${all} texts can be asked`);
  });

test('each text that is listed as never said of 0 is there, and would say it as 1', () => {
  assert.deepEqual(
    [...neverNone].filter((one) => !met.has(one)),
    [],
  );
});
