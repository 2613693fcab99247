import type { Selectable } from 'kysely';
import type { StoryCard, StoryText } from '#contract/story.ts';
import type { StoriesTable } from '#db/tables.ts';

export type StoryRow = Selectable<StoriesTable>;

/** What a list shows of a story. Pictures are drawn from the slug and the author's name, so none is named. */
export function presentCard(row: Omit<StoryRow, 'body'>): StoryCard {
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
    likes: row.likes,
    comments: row.comments,
    tags: row.tags,
    sample: row.sample,
  };
}

export function presentText(row: StoryRow): StoryText {
  return { ...presentCard(row), updated: row.updated_at.toISOString(), body: blocksOf(row.body) };
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
