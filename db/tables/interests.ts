import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type InterestsTable = {
  account_id: string;
  sectors: Generated<string[]>;
  stages: Generated<string[]>;
  districts: Generated<string[]>;
  gives: Generated<string[]>;
  about: Generated<string>;
  open_for: Generated<string[]>;
  version: Generated<number>;
  updated_at: Made;
};
