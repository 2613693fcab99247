import type { Generated } from 'kysely';
import type { Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type BreachAffectedTable = {
  id: Sequence;
  breach_id: string;
  account_id: string | null;
  address: Generated<string>;
  kinds: string[];
  language: Generated<string>;
  country: Generated<string>;
  guardian: Generated<string>;
  mailed_at: Date | null;
};
