import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type EmailChangesTable = {
  id: string;
  account_id: string;
  email: string;
  wrong_guesses: Generated<number>;
  created_at: Made;
  expires_at: Date;
};
