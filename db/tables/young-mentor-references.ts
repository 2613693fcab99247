import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type YoungMentorReferencesTable = {
  id: string;
  account_id: string;
  name: string;
  email: string;
  asked_at: Made;
  /** Written by the server from its limits. */
  expires_at: Made;
  answered_at: Date | null;
  recommends: boolean | null;
  text: Generated<string>;
};
