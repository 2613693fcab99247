import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type SavedSearchesTable = {
  id: string;
  account_id: string;
  name: string;
  filters: JSONColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
  saved_at: Made;
  told_until: Made;
  look_at: Date;
  found: Generated<string[]>;
  found_count: Generated<number>;
  kind: Generated<string>;
};
