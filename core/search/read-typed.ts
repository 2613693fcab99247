import { sql } from 'kysely';
import { searchLimits } from '#contract/search.ts';
import type { Core } from '../ground/core.ts';

/** A text as searched columns hold it: the words it has, and all of its letters. */
export type Typed = { words: string[]; letters: string };

export async function readTyped(core: Core, texts: readonly string[]): Promise<Typed[]> {
  if (texts.every((text) => text === '')) return texts.map(() => ({ words: [], letters: '' }));
  const { rows } = await sql<Typed>`
    select search_words(typed) as words, search_letters(typed) as letters
    from unnest(${texts}::text[]) with ordinality as one (typed, place) order by place`.execute(core.lists);
  return rows.map(({ words, letters }) => ({ words: words.slice(0, searchLimits.words), letters }));
}
