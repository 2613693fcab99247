import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RightsRequestState = 'received' | 'in_work' | 'answered' | 'contested' | 'final' | 'withdrawn';

export type RightsRequestOutcome = 'done' | 'refused';

export type RightsRequestFinalOutcome = 'done' | 'refused';

export type RightsRequestsTable = {
  id: string;
  number: string;
  account_id: string | null;
  email: Generated<string>;
  mailbox: Generated<string>;
  kind: string;
  words: string;
  state: Generated<RightsRequestState>;
  version: Generated<number>;
  received_at: Made;
  taken_at: Date | null;
  outcome: RightsRequestOutcome | null;
  reason: Generated<string>;
  answer: Generated<string>;
  answered_at: Date | null;
  answered_by: string | null;
  contest: Generated<string>;
  contested_at: Date | null;
  final_outcome: RightsRequestFinalOutcome | null;
  final_reason: Generated<string>;
  final_answer: Generated<string>;
  final_at: Date | null;
  final_by: string | null;
  is_by_officer: Generated<boolean>;
  withdrawn_at: Date | null;
  for_account_id: string | null;
  language: string | null;
};
