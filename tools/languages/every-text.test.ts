import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  firstLanguage,
  type InterfaceLanguage,
  interfaceLanguages,
} from '#contract/lists/interface-languages.ts';
import { compareFolders } from './compare.ts';
import { sheetRows } from './sheet-rows.ts';
import { fileOfReadings, readReadings } from './states.ts';
import { deskTexts, englishTexts, hasTexts, inFolderOf, loadTexts } from './texts-of.ts';

const others: readonly InterfaceLanguage[] = interfaceLanguages.filter(({ code }) => code !== firstLanguage);
/** A preview may have these findings; a complete language may not. */
const isUndone = /is missing|is untouched$|is empty$/;

for (const { code, name, state } of others) {
  const texts = hasTexts(code);
  test(`${name} says what English says: ${texts ? 'its texts have no fault' : 'it has no texts yet'}`, async () => {
    if (!texts) assert.equal(state, 'preview', `${code} has no texts, so it is a preview`);
    else {
      const found = await compareFolders(code);
      assert.deepEqual(
        found.filter((one) => state === 'complete' || !isUndone.test(one)),
        [],
      );
    }
  });
}

test('a language counts as agreed once second readers have agreed to each sentence', async () => {
  for (const { code } of others.filter(({ texts }) => texts === 'agreed')) {
    const rows = await sheetRows(code, readReadings(fileOfReadings(code)));
    assert.deepEqual(
      rows.filter(({ state }) => state !== 'agreed').map(({ key }) => key),
      [],
    );
  }
});

test('each file of a translation holds its shape by types: every export has the type of the English one', async () => {
  const bare: string[] = [];
  for (const { code } of others)
    for (const file of englishTexts().map((file) => inFolderOf(code, file))) {
      if (/\/collected\.ts$/.test(file) || !(await loadTexts(file))) continue;
      const text = readFileSync(file, 'utf8');
      for (const [, name = '', typed = ''] of text.matchAll(/^export const (\w+)(:?)[^=]*= \{$/gm)) {
        const from = text.indexOf(`export const ${name}`);
        const own = text.slice(from, text.indexOf('\nexport ', from + 1) + 1 || undefined);
        if (!typed && !/\bsatisfies\b/.test(own)) bare.push(`${file} ${name}`);
      }
    }
  assert.deepEqual(bare, []);
});

test('the texts of the desk stay English: files that pages of the desk alone import', () => {
  const desk = deskTexts();
  assert.ok(desk.has('web/layout/texts/en/desk.ts') && desk.has('web/wording/texts/en/desk.ts'));
  assert.ok(
    !desk.has('web/wording/texts/en/wrong-word.ts') && !desk.has('web/agreements/texts/en/agreements.ts'),
  );
});
