// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OpenDataFilesTable = {
  name: string;
  storage_key: string;
  size: number;
  checksum: string;
  plain_size: number;
  entries: number;
  made_at: Date;
};
