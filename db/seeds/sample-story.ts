import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { StoriesTable } from '#db/tables/stories.ts';

/** An invented story with all that a story can have. Likes and comments are not ours to invent. */
export type SampleStory = Required<
  Omit<Insertable<StoriesTable>, 'likes' | 'comments' | 'sample' | 'seeded_as' | 'updated_at' | 'hidden_at'>
>;

/** What people read of a story in one short text: while it fits, nobody has changed the story. */
export function fingerprintOf(story: Omit<SampleStory, 'id' | 'published_at'>): string {
  const { slug, title, excerpt, body, author, author_role, category, tags, read_minutes } = story;
  const { picture, team, hours_a_week, weeks, went_wrong, featured_place } = story;
  const texts = [
    slug,
    title,
    excerpt,
    body,
    author,
    author_role,
    category,
    tags,
    read_minutes,
    featured_place,
  ];
  const facts = [picture, team, hours_a_week, weeks, went_wrong];
  return createHash('sha256')
    .update(JSON.stringify([...texts, ...facts]))
    .digest('hex');
}
