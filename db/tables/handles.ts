import type { ColumnType, Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type HandlesTable = {
  handle: string;
  account_id: string | null;
  is_current: Generated<boolean>;
  made_at: Made;
  leads_until: Date | null;
  /** Set by the database itself: when something changed that the pages under it show. */
  changed_at: ColumnType<Date, never, never>;
};
