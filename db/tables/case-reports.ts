import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CaseReportsTable = {
  id: string;
  case_id: string;
  /** Null for somebody without an account, or whose account has ended. */
  reporter_id: string | null;
  email: Generated<string>;
  mailbox: Generated<string>;
  concern: string;
  words: Generated<string>;
  reported_at: Made;
  /** Made by our word lists, or because we noticed it ourselves. */
  is_ours: Generated<boolean>;
  language: string | null;
};
