import { importsOf, sourcesOf } from '#tests/rules/sources.ts';
import { pages } from '#web/collected.ts';
import type { Page } from '#web/page.ts';
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
  english: string;
  translation: string;
  /** Filled in by a person who has not seen the English. */
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
export async function sheetRows(code: string, readings: Readings): Promise<SheetRow[]> {
  const [desk, pageOf] = [deskTexts(), pagesOfTexts()];
  const rows: SheetRow[] = [];
  for (const file of englishTexts()) {
    if (desk.has(file) || isOfNames.test(file)) continue;
    const [english, own] = await Promise.all([loadTexts(file), loadTexts(inFolderOf(code, file))]);
    for (const { at, one, two, kind } of pairsOf(english ?? {}, own ?? {})) {
      // The file of the held data has them too.
      if (/^\w+\.held\./.test(at) || kind === 'code' || !one || one.parts.length === 0) continue;
      rows.push(
        rowOf(
          `${file.replace('/texts/en/', '/')} ${at}`,
          textOf(one),
          two ? textOf(two) : '',
          pageOf(file),
          readings,
        ),
      );
    }
  }
  return rows.sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
}

function rowOf(key: string, english: string, own: string, page: string, readings: Readings): SheetRow {
  const hash = hashOf(english, own);
  const reading = stateOf(readings, key, hash);
  const isUntouched = own === '' || own === english || own.includes(untouchedSign);
  return {
    group: groupOf(key),
    key,
    page,
    english,
    translation: own.replaceAll(untouchedSign, ''),
    back: '',
    state: isUntouched ? 'untouched' : (reading?.state ?? 'draft'),
    name: reading?.agreedBy || reading?.readBy || '',
    day: reading?.agreedOn || reading?.readOn || '',
    hash,
  };
}

const textOf = ({ parts }: Said) => parts.join('\n');

/** The address of a page that shows the texts of a file: the nearest one that imports it. */
function pagesOfTexts(): (file: string) => string {
  const addresses = new Map(
    (pages as readonly Page[]).map(({ file, path, sample }) => [`web/${file}`, sample ?? path]),
  );
  const importers = new Map<string, string[]>();
  for (const source of sourcesOf(/^web\/.*\.tsx?$/))
    for (const name of importsOf(source).map((one) => one.replace(/^#/, '')))
      importers.set(name, [...(importers.get(name) ?? []), source.file]);
  return (file) => {
    const seen = new Set([file]);
    for (const one of seen) {
      const address = addresses.get(one);
      if (address) return address;
      // The files that join all modules would lead to any page.
      for (const next of importers.get(one) ?? [])
        if (!/^web\/(?:collected|words|elsewhere)\.ts$/.test(next)) seen.add(next);
    }
    return '';
  };
}
