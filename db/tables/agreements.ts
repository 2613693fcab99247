import type { Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementStage =
  | 'draft'
  | 'proposed'
  | 'countered'
  | 'signed_by_one'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'active'
  | 'ending'
  | 'ended'
  | 'completed';

export type AgreementLastParty = 'project' | 'contributor';

export type AgreementCause = 'none' | 'claimed' | 'contested' | 'upheld' | 'refused';

export type AgreementsTable = {
  id: string;
  project_id: string;
  contributor_id: string | null;
  application_id: string | null;
  asked_as: string;
  stage: Generated<AgreementStage>;
  is_settled: Generated<boolean>;
  version: Generated<number>;
  last_party: Generated<AgreementLastParty>;
  answer_by: Date | null;
  begun_at: Made;
  active_at: Date | null;
  ended_at: Date | null;
  sequence: Sequence;
  sums: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  last_entry_at: Date | null;
  entry_count: Generated<number>;
  next_due_at: Date | null;
  cause: Generated<AgreementCause>;
  let_go_at: Date | null;
  is_trial: Generated<boolean>;
};
