import type { Selectable } from 'kysely';
import { type StoryCard, type StoryText, storyPictures } from '#contract/stories/shapes.ts';
import type { StoriesTable } from '#db/tables/stories.ts';

export type StoryRow = Selectable<StoriesTable>;

/** The columns that a list needs of a story. */
export type StoryCardRow = Omit<
  StoryRow,
  'body' | 'team' | 'hours_a_week' | 'weeks' | 'went_wrong' | 'seeded_as' | 'hidden_at'
>;

export function presentCard(row: StoryCardRow): StoryCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    authorRole: row.author_role,
    date: row.published_at.toISOString(),
    readTime: row.read_minutes,
    category: row.category,
    picture: storyPictures.find((known) => known === row.picture) ?? null,
    likes: row.likes,
    comments: row.comments,
    tags: row.tags,
    sample: row.sample,
  };
}

export function presentText(row: StoryRow): StoryText {
  return {
    ...presentCard(row),
    updated: row.updated_at.toISOString(),
    facts: {
      team: row.team,
      hoursAWeek: row.hours_a_week,
      weeks: row.weeks,
      wentWrong: row.went_wrong,
    },
    body: blocksOf(row.body),
  };
}

function blocksOf(body: string): StoryText['body'] {
  return body
    .split(/\n(?=## )|\n{2,}|(?<=## [^\n]*)\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) =>
      text.startsWith('## ') ? { kind: 'heading', text: text.slice(3) } : { kind: 'paragraph', text },
    );
}
