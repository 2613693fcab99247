import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type GuardianRelation = 'parent' | 'legal_guardian';

export type GuardiansTable = {
  id: string;
  account_id: string;
  name: string;
  email: string;
  adult_on: string;
  confirmed: boolean | null;
  terms_version: string | null;
  answered_at: Date | null;
  asked_at: Made;
  expires_at: Date;
  relation: GuardianRelation | null;
  checked_with: string | null;
  reviewed_at: Date | null;
  language: string | null;
};
