import type { ColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AdminLogHeadKind = 'daily' | 'checkpoint';

export type AdminLogHeadsTable = {
  kind: AdminLogHeadKind;
  day: string;
  sequence: ColumnType<string, string | number, string | number>;
  hash: string;
  key: string;
  public_key: string;
  signature: string;
  signed_at: Date;
};
