import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CodesTable = {
  id: string;
  purpose: string;
  subject: Generated<string>;
  /** Null where the address had no account. */
  account_id: string | null;
  email: string;
  handle: string;
  asked_by: string;
  asked_from: Generated<string>;
  wanted_id: string | null;
  phrase: Generated<string>;
  wrong_guesses: Generated<number>;
  foreign_guesses: Generated<number>;
  created_at: Made;
  expires_at: Date;
  is_dropped: Generated<boolean>;
  used_at: Date | null;
};
