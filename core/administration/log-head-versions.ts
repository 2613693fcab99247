import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Changes with each signed head, and with each restore. */
export async function logHeadVersions({ db }: Core): Promise<Map<string, string>> {
  const { rows } = await sql<{ head: string; restore: string }>`
    select coalesce((select max(signed_at) from admin_log_heads)::text, '') as head,
      coalesce((select max(id) from admin_actions where action = 'log.restored')::text, '') as restore`.execute(
    db,
  );
  return new Map(Object.entries(rows[0] ?? {}));
}
