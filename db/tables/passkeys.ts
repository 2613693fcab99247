import type { ColumnType, Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type PasskeysTable = {
  id: string;
  account_id: string;
  name: string;
  host: string;
  credential_id: string;
  public_key: Buffer;
  /** How often the device says it was used; it never falls back. */
  counter: ColumnType<string, string | number, string | number>;
  transports: Generated<string[]>;
  created_at: Made;
  used_at: Date | null;
};
