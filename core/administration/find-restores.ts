import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** A restore that is in the log: when, the backup and its moment, and the last sealed entry in that. */
export type Restore = { at: string; backup: string; backupAt: string | null; sequence: number };

/** The newest first. */
export async function findRestores(db: Db): Promise<Restore[]> {
  const { rows } = await sql<{ at: Date; backup: string | null; last: string }>`
    select created_at as at, subject_id as backup, detail as last from admin_actions
    where action = 'log.restored' order by id desc`.execute(db);
  return rows.map(({ at, backup, last }) => ({
    at: at.toISOString(),
    backup: backup ?? '',
    backupAt: momentOf(backup ?? ''),
    sequence: Number(last) || 0,
  }));
}

/** The moment in the name of a backup, as in `20261124t040000000z`. */
function momentOf(name: string): string | null {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})?z$/.exec(name) ?? [];
  if (parts.length === 0) return null;
  const [year, month, day, hour, minute, second, ms = '000'] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
}
