import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterGuardianAsksTable = {
  id: string;
  account_id: string;
  organisation_id: string;
  row_id: string;
  code_id: string;
  guardian_id: string;
  asked_at: Made;
  agreed_at: Date | null;
};
