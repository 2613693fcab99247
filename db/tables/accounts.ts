import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AccountsTable = {
  id: string;
  email: string;
  email_verified_at: Date | null;
  phone: Generated<string>;
  name: Generated<string>;
  password_hash: string | null;
  password_updated_at: Date | null;
  prefs: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  target_id: string;
  blocked_at: Date | null;
  accessed_at: Made;
  created_at: Made;
  updated_at: Made;
  restricted_at: Date | null;
  leaves_at: Date | null;
  blocked_reason: string | null;
  access_version: Generated<number>;
  /** Set by the database itself, from `email`. */
  delivered: ColumnType<string | null, never, never>;
  /** Set by the database itself: the address proven last. */
  proven_email: ColumnType<string | null, never, never>;
  mfa_since: Date | null;
  password_recovered_at: Date | null;
  interface_language: Generated<string>;
};
