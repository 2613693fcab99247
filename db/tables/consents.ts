import type { Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ConsentsTable = {
  id: Sequence;
  account_id: string;
  document: string;
  version: string;
  language: string;
  given: boolean;
  created_at: Made;
  detail: Generated<string>;
  given_by: Generated<string>;
  words_hash: Generated<string>;
};
