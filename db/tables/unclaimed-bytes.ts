// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type UnclaimedBytesTable = {
  storage_key: string;
  remove_after: Date;
};
