import type { ColumnType, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type LastFormsTable = {
  event_id: ColumnType<string, string | number, string | number>;
  form: JSONColumnType<Record<string, unknown>, string, string>;
  readers: string[];
  created_at: Made;
};
