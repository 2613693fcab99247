import type { ColumnType, Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectState = 'draft' | 'published' | 'archived' | 'removed';

export type ProjectStage = '' | 'Idea' | 'Prototype' | 'Pilot' | 'Revenue';

export type ProjectsTable = {
  id: string;
  slug: string;
  state: Generated<ProjectState>;
  name: string;
  line: string;
  problem: Generated<string>;
  today: Generated<string>;
  next: Generated<string>;
  stage: Generated<ProjectStage>;
  sectors: Generated<string[]>;
  place: Generated<string>;
  website: Generated<string>;
  language: Generated<string>;
  version: Generated<number>;
  loops: Generated<number>;
  seats: Generated<number>;
  asked_as: string;
  published_at: Date | null;
  archived_at: Date | null;
  created_at: Made;
  updated_at: Made;
  changed_at: Made;
  change: ColumnType<string, string | number | undefined, string | number>;
  place_name: Generated<string>;
  sequence: Sequence;
  /** Set by the database itself: its words and filters while it is published. */
  search: ColumnType<string, never, never>;
  overdue_payments: Generated<number>;
  late_payments: Generated<number>;
  late_payer_until: Date | null;
  reply_days: number | null;
  reply_percent: number | null;
  /** Since when a case hides it from everyone but its team; null for all others. */
  held_back_at: Date | null;
  /** Until when a case keeps its opportunities paused; null or past for all others. */
  paused_until: Date | null;
};
