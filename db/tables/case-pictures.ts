import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CasePicturesTable = {
  id: string;
  case_id: string;
  /** Null for a copy of what was reported. */
  report_id: string | null;
  storage_key: string;
  size: number;
  checksum: string;
  created_at: Made;
};
