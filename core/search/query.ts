/** A word of a search, with the words that it may mean if it has a typing error. */
export type SearchWord = { word: string; alternatives?: readonly string[] };

/** Shorter words are the beginning of too many words. */
const leastOfBeginning = 3;

/**
 * The text of a `tsquery` for rows with every word, in any order, and every tag. A word of three characters or more
 * also finds words that begin with it.
 */
export function queryOf(words: readonly SearchWord[], tags: readonly string[]): string {
  const ofWords = words.map(({ word, alternatives = [] }) => {
    const typed = isBeginning(word) ? `${quoted(word)}:*` : quoted(word);
    return `(${[typed, ...alternatives.map(quoted)].join(' | ')})`;
  });
  return [...tags.map(quoted), ...ofWords].join(' & ');
}

/** The same for whole words only, a part of the results of `queryOf`. Null where that also finds whole words only. */
export function wholeWordsOf(words: readonly string[], tags: readonly string[]): string | null {
  return words.some(isBeginning) ? [...tags, ...words].map(quoted).join(' & ') : null;
}

function isBeginning(word: string): boolean {
  return [...word].length >= leastOfBeginning;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
