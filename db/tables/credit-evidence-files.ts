import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditEvidenceFilesTable = {
  id: string;
  claim_id: string;
  storage_key: string;
  size: number;
  mime_type: string;
  checksum: string;
  created_at: Made;
};
