import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringAppealOutcome = '' | 'granted' | 'refused';

export type MentoringAppealsTable = {
  session_id: string;
  account_id: string | null;
  words: string;
  appealed_at: Made;
  outcome: Generated<MentoringAppealOutcome>;
  reason: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
};
