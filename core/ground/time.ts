import { sql } from 'kysely';
import type { Core } from './core.ts';

/** The database's time in Unix milliseconds, which every expiry follows. */
export async function databaseTime(core: Pick<Core, 'db'>): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(core.db);
  const row = rows[0];
  if (!row) throw new Error('The database has no time.');
  return row.now.getTime();
}
