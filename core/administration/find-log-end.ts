import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { noHash } from './log-entry.ts';

export type LogEnd = { sequence: number; hash: string };

/** The last sealed entry, which may be behind the last checkpoint; sequence 0 before the first one. */
export async function findLogEnd(db: Db): Promise<LogEnd> {
  const { rows } = await sql<LogEnd>`
    (select sequence::float8, hash from admin_log_chain order by admin_log_chain.sequence desc limit 1)
    union all
    (select sequence::float8, hash from admin_log_heads where kind = 'checkpoint' order by admin_log_heads.sequence desc limit 1)
    order by sequence desc limit 1`.execute(db);
  return rows[0] ?? { sequence: 0, hash: noHash };
}
