import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type NomineeVisitsTable = {
  id: string;
  email: string;
  mailbox: string;
  created_at: Made;
  until: Date | null;
};
