import type { StoryCard } from '#contract/stories/shapes.ts';
import type { Core } from '../ground/core.ts';
import { presentCard } from './present.ts';

/** Stories are written by hand, so there are few; a page shows this many of the newest. */
const most = 60;

/** The newest stories, and the stories of the carousel in its order. */
export async function listStories(core: Core): Promise<{ featured: StoryCard[]; stories: StoryCard[] }> {
  const rows = await core.db
    .selectFrom('stories')
    .select(['id', 'slug', 'title', 'excerpt', 'author', 'author_role', 'category', 'tags', 'read_minutes'])
    .select(['likes', 'comments', 'featured_place', 'picture', 'sample', 'published_at', 'updated_at'])
    .where('hidden_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  const featured = rows
    .filter((row) => row.featured_place !== null)
    .sort((a, b) => Number(a.featured_place) - Number(b.featured_place));
  return { featured: featured.map(presentCard), stories: rows.map(presentCard) };
}
