import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type UnsentFormsTable = {
  id: string;
  account_id: string;
  /** Page, form and typed text, under a key that the server does not keep. */
  sealed: Buffer;
  created_at: Made;
  expires_at: Date;
};
