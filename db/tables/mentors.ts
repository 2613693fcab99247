import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorState = 'draft' | 'open' | 'paused' | 'closed' | 'removed';

export type MentorPause = '' | 'own' | 'mark' | 'profile' | 'lapses' | 'quiet' | 'case';

export type MentorsTable = {
  account_id: string;
  state: Generated<MentorState>;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  proposed: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  hours: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  version: Generated<number>;
  hours_version: Generated<number>;
  promised_at: Date;
  opened_at: Date | null;
  pause: Generated<MentorPause>;
  paused_until: string | null;
  active_at: Made;
  asked_at: Date | null;
  removal_reason: Generated<string>;
  removed_by: string | null;
  barred_until: Date | null;
  country: Generated<string>;
  next_at: Date | null;
  next_closes_at: Date | null;
  free: Generated<string>;
  created_at: Made;
  updated_at: Made;
  changed_at: Made;
  sequence: Sequence;
  /** Set by the database itself: whether members can find it. */
  listed: ColumnType<boolean, never, never>;
  /** Set by the database itself: the order of lists, the earliest slot first, then the newest. */
  ordinal: ColumnType<string, string | number | undefined, string | number>;
  /** Set by the database itself: its words and filters while it is listed. */
  search: ColumnType<string, never, never>;
};
