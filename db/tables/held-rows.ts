import type { JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type HeldRowsTable = {
  id: Sequence;
  hold_id: string;
  table_name: string;
  content: JSONColumnType<Record<string, unknown>, string, string>;
  kept_at: Made;
};
