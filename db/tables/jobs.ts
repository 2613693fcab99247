import type { Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type JobsTable = {
  id: Sequence;
  task: string;
  payload: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  run_at: Made;
  key: string | null;
  attempts: Generated<number>;
  max_attempts: Generated<number>;
  last_error: string | null;
  locked_by: string | null;
  locked_at: Date | null;
  created_at: Made;
};
