import type { ColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AdminLogChainTable = {
  sequence: ColumnType<string, string | number, string | number>;
  entry_id: ColumnType<string, string | number, string | number>;
  salt: string;
  before: string;
  hash: string;
};
