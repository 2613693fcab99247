import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { Searched } from './find-page.ts';

const atOnce = 500;

/**
 * Deletes the words that no findable row holds any more. A change that came meanwhile may have taken one of them for noted
 * already (migration 0735), so words that are held after all are noted again.
 */
export async function dropWords(core: Core, { kind, table, mayFind }: Searched): Promise<void> {
  const isHeld = sql`exists (
    select from ${sql.table(table)} where ${mayFind} and search @@ ('''' || word || '''')::tsquery
  )`;
  const gone: string[] = [];
  try {
    for (let last = ''; ; ) {
      const { rows } = await sql<{ word: string }>`
        select word from searched_words where kind = ${kind} and word > ${last} order by word limit ${atOnce}`.execute(
        core.db,
      );
      if (rows.length === 0) break;
      const words = rows.map(({ word }) => word);
      const dropped = await sql<{ word: string }>`
        delete from searched_words where kind = ${kind} and word = any(${words}::text[]) and not ${isHeld}
        returning word`.execute(core.db);
      gone.push(...dropped.rows.map(({ word }) => word));
      last = words.at(-1) ?? '';
    }
  } finally {
    if (gone.length > 0) {
      await changesUnderWayHaveEnded(core);
      await sql`
        select note_searched_words(${kind}, array_to_tsvector(array_agg(word)))
        from unnest(${gone}::text[]) as dropped (word) where ${isHeld}`.execute(core.db);
    }
  }
}

/** Resolves once every transaction that has written something by now is over, or after a minute. */
async function changesUnderWayHaveEnded({ db }: Core): Promise<void> {
  const { rows: last } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(db);
  for (let looks = 600; looks > 0; looks -= 1) {
    const { rows } = await sql<{ isOver: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${last[0]?.id}::xid8 as "isOver"`.execute(db);
    if (rows[0]?.isOver) return;
    await sleep(100);
  }
}
