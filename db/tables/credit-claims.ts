import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditClaimState =
  | 'draft'
  | 'host'
  | 'evidence'
  | 'college'
  | 'returned'
  | 'approved'
  | 'declined'
  | 'withdrawn'
  | 'released'
  | 'taken_back';

export type CreditClaimRoute = 'host' | 'evidence';

export type CreditClaimReturnedBy = '' | 'host' | 'college' | 'rule';

export type CreditClaimsTable = {
  id: string;
  number: string;
  account_id: string | null;
  organisation_id: string;
  cohort_id: string | null;
  cohort_name: string;
  rule_version: number;
  project_id: string | null;
  project_name: string;
  state: Generated<CreditClaimState>;
  route: Generated<CreditClaimRoute>;
  version: Generated<number>;
  returned_by: Generated<CreditClaimReturnedBy>;
  college_returns: Generated<number>;
  host_rounds: Generated<number>;
  evidence: Generated<string>;
  student_name: Generated<string>;
  student_number: Generated<string>;
  semester: Generated<string>;
  minutes: Generated<number>;
  credits: Generated<number>;
  term: Generated<string>;
  certificate: Generated<string>;
  asked_as: string;
  begun_at: Made;
  changed_at: Made;
  sent_at: Date | null;
  college_at: Date | null;
  decided_at: Date | null;
  decided_by: string | null;
  reason: Generated<string>;
  ended_at: Date | null;
  appeal: Generated<string>;
  appealed_at: Date | null;
  appeal_decided_at: Date | null;
  appeal_decided_by: string | null;
  appeal_reason: Generated<string>;
};
