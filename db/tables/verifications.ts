import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type VerificationState =
  | 'started'
  | 'submitted'
  | 'verified'
  | 'rejected'
  | 'expired'
  | 'revoked'
  | 'withdrawn';

export type VerificationsTable = {
  id: string;
  account_id: string;
  kind: string;
  way: string;
  state: VerificationState;
  version: Generated<number>;
  email: Generated<string>;
  website: Generated<string>;
  registry: Generated<string>;
  registry_number: Generated<string>;
  links: Generated<string[]>;
  about: Generated<string>;
  held_for: Generated<string[]>;
  created_at: Made;
  submitted_at: Date | null;
  decided_at: Date | null;
  /** Null until somebody has decided, and where a code was enough. */
  decided_by: string | null;
  /** Null unless there was an appeal. */
  first_decided_by: string | null;
  rejection: Generated<string>;
  reason: Generated<string>;
  appeal: Generated<string>;
  appealed_at: Date | null;
  expires_at: Date | null;
  reminded_at: Date | null;
  ended_at: Date | null;
  evidence_deleted_at: Date | null;
  /** Until when a case about money keeps the member from this mark; null for all others. */
  barred_until: Date | null;
  barred_by_case: string | null;
  /** The case has ended the mark itself: it holds again if the case is lifted. */
  is_ended_by_case: Generated<boolean>;
};
