import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type FormerAddressesTable = {
  id: string;
  account_id: string;
  email: string;
  place: Sequence;
  created_at: Made;
  expires_at: Date;
};
