import type { ColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type UnsealedAdminActionsTable = {
  entry_id: ColumnType<string, string | number, string | number>;
  since: Made;
};
