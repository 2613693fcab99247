import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { LogEnd } from './find-log-end.ts';
import { noHash } from './log-entry.ts';

/** The last entry of those that were removed; sequence 0 while none was. */
export async function findCheckpoint(db: Db): Promise<LogEnd> {
  const { rows } = await sql<LogEnd>`
    select sequence::float8, hash from admin_log_heads where kind = 'checkpoint'
    order by admin_log_heads.sequence desc limit 1`.execute(db);
  return rows[0] ?? { sequence: 0, hash: noHash };
}
