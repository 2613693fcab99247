import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type EmailProofsTable = {
  id: string;
  email: string;
  wrong_guesses: Generated<number>;
  code_expires_at: Date;
  verified_at: Date | null;
  ticket_hash: Buffer | null;
  account_id: string | null;
  idempotency_key: string | null;
  created_at: Made;
  expires_at: Date;
  browser: Buffer | null;
};
