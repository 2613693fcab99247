import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { isOneErrorAway } from './one-error-away.ts';
import type { SearchWord } from './query.ts';

/** Shorter words are one letter away from too many others. */
const leastOfError = 4;
const mostAlternatives = 20;

/** The words with those that are one typing error away from them; null when there are none of those. */
export async function findAlternatives(
  core: Core,
  kind: string,
  words: readonly string[],
): Promise<SearchWord[] | null> {
  const long = words.filter((word) => [...word].length >= leastOfError);
  if (long.length === 0) return null;
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, word from unnest(${long}::text[]) typed
    join searched_words on kind = ${kind} and forms && search_forms(typed)`.execute(core.lists);
  const found = words.map((typed) => ({
    word: typed,
    alternatives: rows
      .filter((row) => row.typed === typed && isOneErrorAway(typed, row.word))
      .map(({ word }) => word)
      .slice(0, mostAlternatives),
  }));
  return found.some(({ alternatives }) => alternatives.length > 0) ? found : null;
}
