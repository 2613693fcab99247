import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type FileChunksTable = {
  bucket: string;
  file_id: string;
  number: number;
  size: number;
  storage_key: string;
  checksum: Generated<string>;
};
