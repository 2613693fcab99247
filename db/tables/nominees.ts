import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type NomineesTable = {
  id: string;
  account_id: string;
  name: string;
  email: string;
  mailbox: string;
  relation: string;
  is_told: boolean;
  named_at: Made;
  language: string | null;
};
