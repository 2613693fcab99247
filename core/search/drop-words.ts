import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { Searched } from './find-page.ts';

const atOnce = 500;

/** Deletes the words that no findable row holds any more. */
export async function dropWords(core: Core, { kind, table, mayFind }: Searched): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<{ word: string }>`
      select word from searched_words where kind = ${kind} and word > ${last} order by word limit ${atOnce}`.execute(
      core.db,
    );
    if (rows.length === 0) return;
    const words = rows.map(({ word }) => word);
    await sql`
      delete from searched_words where kind = ${kind} and word = any(${words}::text[])
        and not exists (
          select from ${sql.table(table)} where ${mayFind} and search @@ ('''' || word || '''')::tsquery
        )`.execute(core.db);
    last = words.at(-1) ?? '';
  }
}
