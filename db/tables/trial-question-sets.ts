import type { JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type TrialQuestionSetsTable = {
  pair_id: string;
  account_id: string;
  answers: JSONColumnType<Record<string, unknown>, string, string>;
  saved_at: Made;
  handed_in_at: Date | null;
};
