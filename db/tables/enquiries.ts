import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type EnquiriesTable = {
  id: string;
  full_name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Made;
  answered_at: Date | null;
  language: string | null;
};
