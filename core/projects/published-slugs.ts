import type { Core } from '../ground/core.ts';

/** The addresses of the published projects, with the time of their last change. */
export function publishedSlugs(
  core: Core,
  { most }: { most: number },
): Promise<{ slug: string; updated_at: Date }[]> {
  return core.db
    .selectFrom('projects')
    .select(['slug', 'updated_at'])
    .where('state', '=', 'published')
    .where('held_back_at', 'is', null)
    .orderBy('published_at', 'desc')
    .limit(most)
    .execute();
}
