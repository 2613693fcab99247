import type { JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type EventsTable = {
  id: Sequence;
  name: string;
  account_id: string | null;
  subject: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  created_at: Made;
};
