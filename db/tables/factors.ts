import type { ColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type FactorsTable = {
  id: string;
  account_id: string;
  name: string;
  /** The secret, under the server's key. */
  sealed: Buffer;
  begun_in: string;
  /** The newest step of 30 seconds that was used: none works twice. */
  last_step: ColumnType<string, string | number | undefined, string | number>;
  created_at: Made;
  confirmed_at: Date | null;
  used_at: Date | null;
};
