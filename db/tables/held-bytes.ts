// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type HeldBytesTable = {
  hold_id: string;
  storage_key: string;
  size: number;
  checksum: string;
};
