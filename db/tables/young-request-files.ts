import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type YoungRequestFilesTable = {
  id: string;
  request_id: string;
  sequence: number;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
  kept_at: Made;
};
