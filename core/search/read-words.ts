import { sql } from 'kysely';
import { searchLimits } from '#contract/search.ts';
import type { Core } from '../ground/core.ts';

/** What was typed as words and, of each of `names`, the letters: both as searched columns hold them. */
export async function readWords(
  core: Core,
  typed: string,
  names: readonly string[] = [],
): Promise<{ words: string[]; letters: string[] }> {
  if (typed === '' && names.length === 0) return { words: [], letters: [] };
  const { rows } = await sql<{ words: string[]; letters: string[] }>`
    select search_words(${typed}) as words,
      array(select search_letters(name) from unnest(${names}::text[]) with ordinality as one (name, place) order by place)
        as letters`.execute(core.lists);
  const [row] = rows;
  return { words: row?.words.slice(0, searchLimits.words) ?? [], letters: row?.letters ?? [] };
}
