import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CalendarAddressesTable = {
  account_id: string;
  secret: string | null;
  made_at: Made;
  id: string | null;
  secret_hash: Buffer | null;
};
