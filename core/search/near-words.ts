import { type RawBuilder, sql } from 'kysely';
import { isOneErrorAway } from './one-error-away.ts';
import type { SearchWord } from './query.ts';
import { isSameAcrossScripts } from './same-across-scripts.ts';
import { isDevanagari, skeletonOf } from './skeleton.ts';

/** Shorter words are one character away from too many others. */
const leastOfError = 4;
const mostAlternatives = 20;

/** Of the words with one skeleton, the most that are compared. */
const mostAlike = 200;

/**
 * Selects words that could be one typing error away, or spellings in the other script, each with the typed word that it may
 * stand for.
 */
export function nearWords(kind: string, words: readonly string[]): RawBuilder<string[]> {
  const looks = words.flatMap((word) => {
    const pair = sql`${`${word} `} || word`;
    const skeleton = skeletonOf(word);
    return [
      ...([...word].length < leastOfError
        ? []
        : [
            sql`select ${pair} from searched_words where kind = ${kind} and forms && ${formsOf(word)}::text[]`,
          ]),
      ...(skeleton === null
        ? []
        : [
            sql`(select ${pair} from searched_words where kind = ${kind} and search_skeleton(word) = ${skeleton}
              and (ascii(word) < 128) = ${sql.lit(isDevanagari(word))} limit ${sql.lit(mostAlike)})`,
          ]),
    ];
  });
  return looks.length === 0 ? sql`'{}'::text[]` : sql`array(${sql.join(looks, sql` union all `)})`;
}

/** As `search_forms` of the database: the word itself, and the word without each one of its characters. */
export function formsOf(word: string): string[] {
  const letters = [...word];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

/** The words with those that are one typing error or another script away from them; null when there are none of those. */
export function alternativesOf(words: readonly string[], near: readonly string[]): SearchWord[] | null {
  const pairs = near.map((pair) => pair.split(' '));
  const found = words.map((word) => ({
    word,
    alternatives: pairs
      .filter(([typed, other = '']) => typed === word && isNear(word, other))
      .map(([, other = '']) => other)
      .slice(0, mostAlternatives),
  }));
  return found.some(({ alternatives }) => alternatives.length > 0) ? found : null;
}

function isNear(word: string, other: string): boolean {
  return isOneErrorAway(word, other) || isSameAcrossScripts(word, other);
}
