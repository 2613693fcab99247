import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type UnusedAccountsTable = {
  account_id: string;
  announced_at: Made;
  notice: Generated<number>;
  erase_at: Date;
};
