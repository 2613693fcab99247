import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';

/** Every story by its slug, in the order of the list, with a version that changes with any part of it. */
export async function storyVersions(core: Core): Promise<Map<string, string>> {
  const rows = await core.db
    .selectFrom('stories')
    .select(['slug', sql<string>`extract(epoch from updated_at)`.as('version')])
    .where('hidden_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ slug, version }) => [slug, version]));
}
