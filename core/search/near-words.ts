import { type RawBuilder, sql } from 'kysely';
import { isOneErrorAway } from './one-error-away.ts';
import type { SearchWord } from './query.ts';

/** Shorter words are one letter away from too many others. */
const leastOfError = 4;
const mostAlternatives = 20;

/** Selects, each beside the typed word that it may stand for, words that could be one typing error away. */
export function nearWords(kind: string, words: readonly string[]): RawBuilder<string[]> {
  const long = words.filter((word) => [...word].length >= leastOfError);
  return sql`array(
    select typed || ' ' || word from unnest(${long}::text[]) typed
    join searched_words on kind = ${kind} and forms && search_forms(typed)
  )`;
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
