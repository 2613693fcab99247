import type { JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CofounderChangesTable = {
  id: string;
  account_id: string;
  at: Made;
  split: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
};
