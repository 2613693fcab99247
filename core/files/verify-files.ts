import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { BytesDamaged, type StoredBytes } from '../ground/file-store.ts';
import { tablesWithBytes } from './tables-with-bytes.ts';

export type Verification = { checked: number; damaged: string[] };

/** Checks all stored bytes; resolves to the keys of those that are missing, truncated or changed. */
export async function verifyFiles(core: Core): Promise<Verification> {
  const selects = tablesWithBytes().map(
    (table) => sql`select storage_key, size, checksum from ${sql.table(table)}`,
  );
  const { rows: parts } = await sql<StoredBytes>`${sql.join(selects, sql` union all `)}`.execute(core.db);
  const damaged: string[] = [];
  for (const part of parts) {
    await core.files.check(part).catch((error: unknown) => {
      if (!(error instanceof BytesDamaged)) throw error;
      damaged.push(part.storage_key);
    });
  }
  return { checked: parts.length, damaged };
}
