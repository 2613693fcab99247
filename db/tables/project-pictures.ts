import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectPicturesTable = {
  id: string;
  project_id: string;
  update_id: string | null;
  account_id: string;
  alt: Generated<string>;
  width: number;
  height: number;
  checksum: string;
  created_at: Made;
  /** Since when a case hides it; null for all others. */
  held_back_at: Date | null;
};
