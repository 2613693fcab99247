import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type WatchedAccountsTable = {
  account_id: string;
  since: Made;
  here_at: Date | null;
  ends_leaving: Generated<boolean>;
};
