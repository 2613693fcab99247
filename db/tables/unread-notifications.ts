import type { ColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type UnreadNotificationsTable = {
  account_id: string;
  event_id: ColumnType<string, string | number, string | number>;
  id: ColumnType<string, string | number, string | number>;
  month: ColumnType<string, string | number, string | number>;
  kind: string;
  subject_id: string;
  is_joined: boolean;
};
