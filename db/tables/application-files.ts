// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ApplicationFilesTable = {
  application_id: string;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
  /** Since when a case hides it from the owners; null for all others. */
  held_back_at: Date | null;
};
