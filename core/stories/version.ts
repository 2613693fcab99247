import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Differs once a story has been added, changed or taken away: what is made of stories is then out of date. */
export async function storiesVersion(core: Core): Promise<string> {
  const row = await core.db
    .selectFrom('stories')
    .select([
      sql<string>`count(*)`.as('count'),
      sql<string>`coalesce(extract(epoch from max(updated_at)), 0)`.as('newest'),
    ])
    .executeTakeFirstOrThrow();
  return `${row.count}:${row.newest}`;
}
