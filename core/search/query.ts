import type { ListedName } from './listed-names.ts';

/** A word of a search, with the words that it may mean if it has a typing error or is of another script. */
export type SearchWord = { word: string; alternatives?: readonly string[] };

/** Shorter words are the beginning of too many words. */
const leastOfBeginning = 3;

/**
 * The text of a `tsquery` for rows with every word, in any order, and every tag. A word of three characters or more
 * also finds words that begin with it. The words of a name find rows that store this name otherwise, too.
 */
export function queryOf(
  words: readonly SearchWord[],
  tags: readonly string[],
  names: readonly ListedName[] = [],
): string {
  const written = new Map(
    words.map(({ word, alternatives = [] }) => {
      const typed = isBeginning(word) ? `${quoted(word)}:*` : quoted(word);
      return [word, `(${[typed, ...alternatives.map(quoted)].join(' | ')})`];
    }),
  );
  return joined(written, tags, names);
}

/** The same for whole words only, a part of the results of `queryOf`. Null where that also finds whole words only. */
export function wholeWordsOf(
  words: readonly string[],
  tags: readonly string[],
  names: readonly ListedName[] = [],
): string | null {
  const written = new Map(words.map((word) => [word, quoted(word)]));
  return words.some(isBeginning) ? joined(written, tags, names) : null;
}

function joined(
  written: ReadonlyMap<string, string>,
  tags: readonly string[],
  names: readonly ListedName[],
): string {
  const isNamed = new Set(names.flatMap((name) => name.words));
  const rest = [...written].filter(([word]) => !isNamed.has(word)).map(([, part]) => part);
  const ofNames = names.map(({ words, stored }) => {
    const typed = all(words.map((word) => written.get(word) ?? quoted(word)));
    return `(${[typed, ...stored.map((lexemes) => all(lexemes.map(quoted)))].join(' | ')})`;
  });
  return [...tags.map(quoted), ...rest, ...ofNames].join(' & ');
}

function all(parts: readonly string[]): string {
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
}

function isBeginning(word: string): boolean {
  return [...word].length >= leastOfBeginning;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
