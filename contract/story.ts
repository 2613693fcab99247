export const storyCategories = ['success', 'startup', 'collaboration'] as const;
export type StoryCategory = (typeof storyCategories)[number];

/** A story as lists show it. Its cover is drawn from the slug, the author's picture from the name. */
export type StoryCard = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  authorRole: string;
  /** ISO 8601, UTC. */
  date: string;
  /** Minutes. */
  readTime: number;
  category: StoryCategory;
  likes: number;
  comments: number;
  tags: string[];
  /** Invented, and shown as such. */
  sample: boolean;
};

/** A story in full. */
export type StoryText = StoryCard & {
  updated: string;
  body: { kind: 'heading' | 'paragraph'; text: string }[];
};
