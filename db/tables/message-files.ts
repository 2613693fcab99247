import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MessageFilesTable = {
  id: string;
  conversation_id: string;
  account_id: string | null;
  message_id: string | null;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
  sequence: Sequence;
  created_at: Made;
};
