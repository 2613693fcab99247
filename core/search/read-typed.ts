import { sql } from 'kysely';
import { searchLimits } from '#contract/search/limits.ts';
import { asSearch } from '#db/reads.ts';
import type { Core } from '../ground/core.ts';

/** A text as searched columns hold it: its words, and all of its characters. */
export type Typed = { words: string[]; letters: string };

export async function readTyped(core: Core, texts: readonly string[]): Promise<Typed[]> {
  // For plain ASCII text the result is known here, without a query.
  if (texts.every((text) => /^[ -~]*$/.test(text))) return texts.map(plain);
  const { rows } = await sql<Typed>`
    select search_words(typed) as words, search_letters(typed) as letters
    from unnest(${texts}::text[]) with ordinality as one (typed, position) order by position`.execute(
    asSearch(core.db),
  );
  return rows.map(limited);
}

function plain(text: string): Typed {
  const letters = text.toLowerCase().replace(/['`]/g, '');
  const words = letters.split(/[^a-z0-9+#]+/).map((part) => part.replace(/^[+#]+/, '').slice(0, 40));
  return limited({ words: [...new Set(words)].filter((word) => word !== '').sort(), letters });
}

function limited({ words, letters }: Typed): Typed {
  return { words: words.slice(0, searchLimits.words), letters };
}
