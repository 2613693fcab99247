import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pictureFolder, pictureName } from '#tests/browser/pictures.ts';
import { importsOf, sourcesOf } from '#tests/rules/sources.ts';
import { pages } from '#web/collected.ts';
import type { Page } from '#web/page.ts';
import { type BackTranslations, hashOfTranslation } from './back-translations.ts';
import { isOfNames } from './compare.ts';
import { pairsOf } from './compare-texts.ts';
import type { Said } from './said.ts';
import { hashOf, type Readings, stateOf, type WordingState } from './states.ts';
import { deskTexts, englishTexts, inFolderOf, loadTexts } from './texts-of.ts';
import { untouchedSign } from './untouched.ts';

/** The groups of sentences, the first to be read first. */
export const groups = ['money', 'consent', 'refusals', 'emails', 'agreements', 'rest'] as const;
export type Group = (typeof groups)[number];

/** One sentence for its readers. */
export type SheetRow = {
  group: Group;
  /** The file below its folder of texts, and the key in it. */
  key: string;
  /** The address of a page that shows it; empty where none is known. */
  page: string;
  /** The file of a picture of that page, where a walk has kept one. */
  picture: string;
  english: string;
  translation: string;
  /** By a reader who has not seen the English; empty where there is none. */
  back: string;
  state: WordingState | 'untouched';
  name: string;
  day: string;
  hash: string;
};

const groupBy: readonly [Group, RegExp][] = [
  ['money', /money|pay(?:ment|out|ing)|owed|receipt|statement|shares|units|price|\bunpaid/i],
  ['consent', /^web\/(?:consents|legal-texts|guardians)\/|\bconsents?\b|guardian/i],
  ['refusals', /\brefusals?\b|\bfieldErrors\b|\bscriptErrors\b/],
  ['emails', /^outside\/mail\//],
  ['agreements', /^(?:web\/(?:agreements|ledger|trials|ends)|api)\/|agreement/i],
];

export function groupOf(key: string): Group {
  return groupBy.find(([, pattern]) => pattern.test(key))?.[0] ?? 'rest';
}

/** Every sentence of a language that its readers read, the important ones first. */
export async function sheetRows(
  code: string,
  readings: Readings,
  backs: BackTranslations = new Map(),
): Promise<SheetRow[]> {
  const [desk, pageOf, pictureOf] = [deskTexts(), pagesOfTexts(), picturesOfPages(code)];
  const rows: SheetRow[] = [];
  for (const file of englishTexts()) {
    if (desk.has(file) || isOfNames.test(file)) continue;
    const [english, own] = await Promise.all([loadTexts(file), loadTexts(inFolderOf(code, file))]);
    for (const { at, one, two, kind } of pairsOf(english ?? {}, own ?? {})) {
      // The file of the held data has them too.
      if (/^\w+\.held\./.test(at) || kind === 'code' || !one || one.parts.length === 0) continue;
      const key = `${file.replace('/texts/en/', '/')} ${at}`;
      const { address, path } = pageOf(file);
      const place = { page: address, picture: pictureOf(path) };
      rows.push(rowOf(key, textOf(one), two ? textOf(two) : '', place, { readings, backs }));
    }
  }
  return rows.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
}

type Known = { readings: Readings; backs: BackTranslations };

function rowOf(
  key: string,
  english: string,
  own: string,
  place: Pick<SheetRow, 'page' | 'picture'>,
  { readings, backs }: Known,
): SheetRow {
  const hash = hashOf(english, own);
  const reading = stateOf(readings, key, hash);
  const isUntouched = own === '' || own === english || own.includes(untouchedSign);
  return {
    group: groupOf(key),
    key,
    ...place,
    english,
    translation: own.replaceAll(untouchedSign, ''),
    back: backs.get(hashOfTranslation(own)) ?? '',
    state: isUntouched ? 'untouched' : (reading?.state ?? 'draft'),
    name: reading?.agreedBy || reading?.readBy || '',
    day: reading?.agreedOn || reading?.readOn || '',
    hash,
  };
}

const textOf = ({ parts }: Said) => parts.join('\n');

type Shown = { address: string; path: string };

/** A page that shows the texts of a file: the nearest one that imports it. */
function pagesOfTexts(): (file: string) => Shown {
  const shown = new Map(
    (pages as readonly Page[]).map(({ file, path, sample }) => [
      `web/${file}`,
      { address: sample ?? path, path },
    ]),
  );
  const importers = new Map<string, string[]>();
  for (const source of sourcesOf(/^web\/.*\.tsx?$/))
    for (const name of importsOf(source).map((one) => one.replace(/^#/, '')))
      importers.set(name, [...(importers.get(name) ?? []), source.file]);
  return (file) => {
    const seen = new Set([file]);
    for (const one of seen) {
      const page = shown.get(one);
      if (page) return page;
      // The files that join all modules would lead to any page.
      for (const next of importers.get(one) ?? [])
        if (!/^web\/(?:collected|words|elsewhere)\.ts$/.test(next)) seen.add(next);
    }
    return { address: '', path: '' };
  };
}

/** The picture of a page in a language, of those that `WALK=360-light npm test -- tests/browser/every-language` keeps. */
function picturesOfPages(code: string): (path: string) => string {
  const folder = path.join(pictureFolder, `${code}-with-scripts`);
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  return (shown) => {
    const file = shown && kept.find((one) => one.startsWith(`${pictureName(shown)}.`));
    return file ? path.join(folder, file) : '';
  };
}
