import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type TokenKind = 'code' | 'verification' | 'recovery';

export type TokensTable = {
  id: string;
  /** Null where the address has no account. */
  account_id: string | null;
  kind: TokenKind;
  phrase: Generated<string>;
  asked_by_session: string | null;
  wrong_guesses: Generated<number>;
  created_at: Made;
  expires_at: Date;
  email: Generated<string>;
};
