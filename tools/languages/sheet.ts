import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { findLanguage, firstLanguage } from '#contract/lists/interface-languages.ts';
import {
  blindSheet,
  fileOfBackTranslations,
  readBackTranslations,
  takeBackTranslations,
  writeBackTranslations,
} from './back-translations.ts';
import { sheetPage } from './sheet-page.ts';
import { type SheetRow, sheetRows } from './sheet-rows.ts';
import { fileOfReadings, type Returned, readReadings, takeReturned, writeReadings } from './states.ts';

// npm run sheet -- hi [RETURNED.csv] [DRAFTS.json]: the sheet for native readers, in build/wording/, and one without the English for
// those who write back-translations. A sheet that comes back brings their states or their back-translations; `npm run admin -- wordings hi` prints the drafts that staff have taken from readers of the pages.

const columns = [
  'group',
  'key',
  'page',
  'picture',
  'english',
  'translation',
  'back',
  'better',
  'state',
  'name',
  'day',
  'hash',
];

type BackReturned = { translation: string; back?: string };
/** A sheet without the English has no states. */
const isOfSheet = ({ state }: Partial<Returned>) => state !== undefined;

type Draft = { page: string; words: string; better: string };

/** Puts the better words of readers to the sentences in which they stand; those of no sentence come at the end. */
export function withDrafts(rows: readonly SheetRow[], drafts: readonly Draft[]) {
  const isIn = ({ key, translation }: SheetRow, { words }: Draft) =>
    key === words || translation === words || (words.length > 3 && translation.includes(words));
  const found = rows.map((row) => ({
    ...row,
    better: drafts
      .filter((draft) => isIn(row, draft))
      .map(({ words, better }) => `${words} → ${better}`)
      .join('\n'),
  }));
  const lost = drafts.filter((draft) => !rows.some((row) => isIn(row, draft)));
  return [
    ...found,
    ...lost.map(({ page, words, better }) => ({ group: 'not found', page, translation: words, better })),
  ];
}

async function run(code: string, files: readonly string[]): Promise<string> {
  const language = findLanguage(code);
  if (!language || code === firstLanguage) throw new Error(`There is no translation into ${code}.`);
  const [kept, keptBacks] = [fileOfReadings(code), fileOfBackTranslations(code)];
  let backs = readBackTranslations(keptBacks);
  let rows = await sheetRows(code, readReadings(kept), backs);
  const said: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.csv'))) {
    const returned: (Returned & BackReturned)[] = parse(readFileSync(file, 'utf8'), {
      columns: true,
      bom: true,
    });
    const translations = rows.map(({ translation }) => translation);
    backs = takeBackTranslations(backs, returned, translations);
    const present = new Map(rows.map(({ key, hash }) => [key, hash]));
    const { readings, refused } = takeReturned(readReadings(kept), returned.filter(isOfSheet), present);
    await mkdir(path.dirname(kept), { recursive: true });
    if (readings.size > 0) await writeFile(kept, writeReadings(readings));
    await writeFile(keptBacks, writeBackTranslations(backs));
    said.push(...refused);
    rows = await sheetRows(code, readings, backs);
  }
  const drafts: Draft[] = files
    .filter((name) => name.endsWith('.json') && existsSync(name))
    .flatMap((name) => JSON.parse(readFileSync(name, 'utf8')).drafts);
  const folder = 'build/wording';
  await mkdir(folder, { recursive: true });
  const table = stringify(withDrafts(rows, drafts), {
    header: true,
    bom: true,
    columns,
    escape_formulas: true,
  });
  await writeFile(`${folder}/${code}.csv`, table);
  await writeFile(`${folder}/${code}.html`, sheetPage(language, rows));
  await writeFile(`${folder}/${code}-blind.csv`, blindSheet(rows));
  const counts = [
    ...[...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => `${of.length} ${state}`),
    `${rows.filter(({ back }) => back).length} with a back-translation`,
  ];
  return [...said, `${folder}/${code}.csv and ${code}.html: ${counts.join(', ')}`].join('\n');
}

if (import.meta.main) {
  const [code = '', ...files] = process.argv.slice(2);
  console.log(await run(code, files));
}
