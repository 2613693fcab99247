import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OpportunityTermsTable = {
  opportunity_id: string;
  number: number;
  said: JSONColumnType<Record<string, unknown>, string, string>;
  worse: Generated<string[]>;
  made_at: Made;
};
