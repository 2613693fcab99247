import type { ColumnType, Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationKind = 'Educational institution' | 'Company' | 'Ecosystem partner';

export type OrganisationState =
  | 'draft'
  | 'in_review'
  | 'returned'
  | 'active'
  | 'paused'
  | 'declined'
  | 'closed'
  | 'removed';

export type OrganisationsTable = {
  id: string;
  slug: string;
  kind: OrganisationKind;
  state: Generated<OrganisationState>;
  version: Generated<number>;
  name: string;
  registry: string;
  registry_number: string;
  website: string;
  domain: string;
  district: Generated<string>;
  district_name: Generated<string>;
  about: Generated<string>;
  is_listed: Generated<boolean>;
  held_for: Generated<string[]>;
  asked_as: string;
  begun_by: string | null;
  begun_at: Made;
  submitted_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: Generated<string>;
  appeal: Generated<string>;
  appealed_at: Date | null;
  first_decided_by: string | null;
  opened_at: Date | null;
  paused_at: Date | null;
  ended_at: Date | null;
  held_back_at: Date | null;
  case_paused_until: Date | null;
  sequence: Sequence;
  /** Set by the database itself: its words and filters while it is open. */
  search: ColumnType<string, never, never>;
  /** Set by the database itself: when its page may have changed. */
  changed_at: ColumnType<Date, never, never>;
};
