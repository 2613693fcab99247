import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type GuardianLiveSessionsTable = {
  account_id: string;
  guardian_id: string;
  statement_version: string;
  agreed_at: Made;
  withdrawn_at: Date | null;
};
