import { type RawBuilder, sql } from 'kysely';
import { isOneErrorAway } from './one-error-away.ts';
import type { SearchWord } from './query.ts';

/** Shorter words are one character away from too many others. */
const leastOfError = 4;
const mostAlternatives = 20;

/** Selects words that could be one typing error away, each with the typed word that it may stand for. */
export function nearWords(kind: string, words: readonly string[]): RawBuilder<string[]> {
  const looks = words
    .filter((word) => [...word].length >= leastOfError)
    .map(
      (word) => sql`select ${`${word} `} || word from searched_words
        where kind = ${kind} and forms && ${formsOf(word)}::text[]`,
    );
  return looks.length === 0 ? sql`'{}'::text[]` : sql`array(${sql.join(looks, sql` union all `)})`;
}

/** As `search_forms` of the database: the word itself, and the word without each one of its characters. */
export function formsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** The words with those that are one typing error away from them; null when there are none of those. */
export function alternativesOf(words: readonly string[], near: readonly string[]): SearchWord[] | null {
  const pairs = near.map((pair) => pair.split(' '));
  const found = words.map((word) => ({
    word,
    alternatives: pairs
      .filter(([typed, other = '']) => typed === word && isOneErrorAway(word, other))
      .map(([, other = '']) => other)
      .slice(0, mostAlternatives),
  }));
  return found.some(({ alternatives }) => alternatives.length > 0) ? found : null;
}
