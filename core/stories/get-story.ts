import type { StoryCard, StoryText } from '#contract/stories/shapes.ts';
import type { Core } from '../ground/core.ts';
import { presentCard, presentText } from './present.ts';

/** A story by its address, with two others to read next; null when there is none. */
export async function getStory(
  core: Core,
  slug: string,
): Promise<{ story: StoryText; others: StoryCard[] } | null> {
  const row = await core.db
    .selectFrom('stories')
    .selectAll()
    .where('slug', '=', slug)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const others = await core.db
    .selectFrom('stories')
    .selectAll()
    .where('slug', '!=', slug)
    .where('hidden_at', 'is', null)
    .orderBy((order) => order('category', '=', row.category), 'desc')
    .orderBy('published_at', 'desc')
    .limit(2)
    .execute();
  return { story: presentText(row), others: others.map(presentCard) };
}
