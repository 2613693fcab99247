import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OpportunityState =
  | 'draft'
  | 'review'
  | 'live'
  | 'paused'
  | 'filled'
  | 'closed'
  | 'expired'
  | 'removed';

export type OpportunityEnding = '' | 'owner' | 'archived' | 'project_removed';

export type OpportunitiesTable = {
  id: string;
  project_id: string;
  slug: string;
  state: Generated<OpportunityState>;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  proposed: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  version: Generated<number>;
  terms: Generated<number>;
  begun_by: string | null;
  submitted_by: string | null;
  asked_as: string;
  kind: ColumnType<string, never, never>;
  title: ColumnType<string, never, never>;
  seats: ColumnType<number, never, never>;
  joined: Generated<number>;
  held: Generated<number>;
  open_applications: Generated<number>;
  applied_at: Date | null;
  hours: ColumnType<number, never, never>;
  starts_on: ColumnType<string, never, never>;
  place: ColumnType<string, never, never>;
  place_name: Generated<string>;
  pay_currency: ColumnType<string, never, never>;
  pay_period: ColumnType<string, never, never>;
  pay_least: ColumnType<string, never, never>;
  closes_at: Date | null;
  published_at: Date | null;
  ended_at: Date | null;
  ending: Generated<OpportunityEnding>;
  removal_reason: Generated<string>;
  removed_by: string | null;
  created_at: Made;
  updated_at: Made;
  changed_at: Made;
  change: ColumnType<string, string | number | undefined, string | number>;
  sequence: Sequence;
  /** Set by the database itself, from when it closes. */
  closing: ColumnType<string, string | number | undefined, string | number>;
  /** Set by the database itself: its words and filters while it is live. */
  search: ColumnType<string, never, never>;
  case_id: Generated<string>;
  /** Since when a case keeps it from everybody but its team; null for all others. */
  held_back_at: Date | null;
  /** Set by the database itself, from what it says. */
  is_remote: ColumnType<boolean, never, never>;
  lapsed_from: string | null;
  lapsed_at: Date | null;
  credit_confirmed: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
};
