import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditRulesTable = {
  cohort_id: string;
  version: number;
  hours_a_credit: number;
  least_hours: number;
  most_hours: number;
  most_credits: number;
  semesters: Generated<string[]>;
  made_at: Made;
};
