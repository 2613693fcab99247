export const storyCategories = ['success', 'startup', 'collaboration'] as const;
export type StoryCategory = (typeof storyCategories)[number];

/** The pictures that the cover of a story can show; a story without one has a cover made from its address. */
export const storyPictures = ['rickshaw', 'strawberry', 'phone', 'tooth', 'loom', 'map'] as const;
export type StoryPicture = (typeof storyPictures)[number];

/** A story as lists show it. Its cover is drawn from its picture or its slug, the author's picture from the name. */
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
  picture: StoryPicture | null;
  /** No page shows these two before members can like and comment. */
  likes: number;
  comments: number;
  tags: string[];
  /** Invented, and shown as such. */
  sample: boolean;
};

/** The facts of a story in short, each where its teller has said it. */
export type StoryFacts = {
  team: string | null;
  hoursAWeek: number | null;
  weeks: number | null;
  wentWrong: string | null;
};

/** A story in full. */
export type StoryText = StoryCard & {
  updated: string;
  facts: StoryFacts;
  body: { kind: 'heading' | 'paragraph'; text: string }[];
};
