import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type PeopleVisibility = 'public' | 'members' | 'hidden';

export type PeopleTable = {
  account_id: string;
  skills: Generated<string[]>;
  hours_a_week: Generated<number>;
  evenings_a_week: Generated<number>;
  created_at: Made;
  updated_at: Made;
  headline: Generated<string>;
  about: Generated<string>;
  languages: Generated<string[]>;
  open_to: Generated<string[]>;
  available_from: string | null;
  away_until: string | null;
  links: Generated<string[]>;
  past_work: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  visibility: Generated<PeopleVisibility>;
  shown_at: Date | null;
  version: Generated<number>;
  sequence: Sequence;
  answered: Generated<boolean>;
  /** Set by the database itself: whether members may see them. */
  listed: ColumnType<boolean, never, never>;
  /** Set by the database itself: their words and filters while they are listed. */
  search: ColumnType<string, never, never>;
  /** Since when an administrator has hidden them; null for all others. */
  held_back_at: Date | null;
  hidden_work: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  other_name: Generated<string>;
};
