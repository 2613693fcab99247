import type { ColumnType, Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type FilesTable = {
  id: string;
  bucket: string;
  sequence: Sequence;
  owner_id: string;
  name: string;
  size: ColumnType<string, string | number, string | number>;
  mime_type: Generated<string>;
  signature: Generated<string>;
  chunks_total: Generated<number>;
  permissions: Generated<string[]>;
  completed_at: Date | null;
  created_at: Made;
  updated_at: Made;
  folder: Generated<string>;
  chunks_uploaded: Generated<number>;
  shared_readers: ColumnType<number, never, never>;
  /** Set by the database itself, from the standing of the owner. */
  hidden: ColumnType<boolean, never, never>;
};
