import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AvatarsTable = {
  account_id: string;
  id: string;
  storage_key: string;
  size: number;
  created_at: Made;
  checksum: Generated<string>;
  /** Since when a case hides it from others; null for all others. */
  held_back_at: Date | null;
};
