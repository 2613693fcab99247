import { marathiSectors } from '#rules/lists/marathi-sectors.ts';
import { sectors } from '#rules/lists/sectors.ts';
import { skills } from '#rules/lists/skills/all.ts';
import { rowsOf, valuesOf } from '#rules/lists/table.ts';
import { districts } from '../districts/table.ts';

/**
 * The words of a name in one language, and the words and tags by which rows with this skill, sector or district are stored: any
 * of these lists, whole.
 */
export type ListedName = { words: readonly string[]; stored: readonly (readonly string[])[] };

/** The skills, sectors and districts whose names are among the typed words, longer names first, no word in two of them. */
export function namesIn(words: readonly string[]): ListedName[] {
  names ??= namesByWord();
  const left = new Set(words);
  const found: ListedName[] = [];
  const possible = words.flatMap((word) => names?.get(word) ?? []);
  for (const name of possible.toSorted((a, b) => b.words.length - a.words.length)) {
    if (!name.words.every((word) => left.has(word))) continue;
    found.push(name);
    for (const word of name.words) left.delete(word);
  }
  return found;
}

/** By the first of each name's words in the order of the alphabet. Built at the first search, to keep the start fast. */
let names: Map<string, ListedName[]> | undefined;

function namesByWord(): Map<string, ListedName[]> {
  const byName = new Map<string, { words: string[]; stored: Map<string, string[]> }>();
  const add = (name: string, stored: readonly string[]) => {
    const words = wordsOf(name);
    const known = byName.get(words.join(' ')) ?? { words, stored: new Map() };
    known.stored.set(stored.join(' '), [...stored]);
    byName.set(words.join(' '), known);
  };
  for (const { name, devanagari, marathi, synonyms } of skills)
    for (const written of [...(devanagari ? [devanagari] : []), ...marathi, ...synonyms.filter(isDevanagari)])
      for (const tag of ['skill', 'topic']) add(written, [`${tag}:${lettersOf(name)}`]);
  const marathiOf = new Map(
    rowsOf(marathiSectors).map(([name = '', written]) => [name, valuesOf(written)] as const),
  );
  for (const { name, hindi } of sectors)
    for (const written of [name, hindi, ...(marathiOf.get(name) ?? [])]) add(written, [`sector:${name}`]);
  for (const { name, names: written } of districts.values())
    for (const one of written) if (isDevanagari(one)) add(one, wordsOf(name));
  const found = new Map<string, ListedName[]>();
  for (const { words, stored } of byName.values()) {
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), { words, stored: [...stored.values()] }]);
  }
  return found;
}

function wordsOf(name: string): string[] {
  return [...new Set(lettersOf(name).split(/[^\p{L}\p{M}\p{N}+#]+/u))].filter((word) => word !== '').sort();
}

/** As `search_letters` of the database, for the letters that the lists have. */
function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u093C\u200B-\u200D’'`]/g, '')
    .replaceAll('ँ', 'ं')
    .normalize('NFC');
}

function isDevanagari(name: string): boolean {
  return /\p{sc=Deva}/u.test(name);
}
