import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type StoryCategory = 'success' | 'startup' | 'collaboration';

export type StoriesTable = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  author: string;
  author_role: Generated<string>;
  category: StoryCategory;
  tags: Generated<string[]>;
  read_minutes: number;
  likes: Generated<number>;
  comments: Generated<number>;
  featured_place: number | null;
  sample: Generated<boolean>;
  published_at: Date;
  updated_at: Made;
  picture: string | null;
  team: string | null;
  hours_a_week: number | null;
  weeks: number | null;
  went_wrong: string | null;
  seeded_as: string | null;
  /** Null for those that are shown. */
  hidden_at: Date | null;
};
