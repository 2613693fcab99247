import type { Core } from '../ground/core.ts';

/** As many addresses as a sitemap may hold, with room for the other pages. */
const most = 49_000;

/** The addresses of the published projects, with when they changed last. */
export function publishedSlugs(core: Core): Promise<{ slug: string; updated_at: Date }[]> {
  return core.db
    .selectFrom('projects')
    .select(['slug', 'updated_at'])
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .limit(most)
    .execute();
}
