// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type DowntimesTable = {
  began_at: Date;
  ended_at: Date;
};
