import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type StaffProposalNeededRight = 'cases' | 'reviews' | 'disputes' | 'rights' | 'accounts' | 'staff';

export type StaffProposalState = 'waiting' | 'confirmed' | 'refused' | 'withdrawn' | 'lapsed';

export type StaffProposalsTable = {
  id: string;
  kind: string;
  subject_id: string;
  person_id: string | null;
  tells_person: Generated<boolean>;
  needed_right: StaffProposalNeededRight;
  input: JSONColumnType<Record<string, unknown>, string, string>;
  effect: JSONColumnType<Record<string, unknown>, string, string>;
  fingerprint: string;
  barred: Generated<string[]>;
  reason: string;
  proposed_by: string;
  proposed_at: Made;
  alone_from: Date | null;
  state: Generated<StaffProposalState>;
  is_lone: Generated<boolean>;
  ended_by: string | null;
  ended_at: Date | null;
  answer: Generated<string>;
};
