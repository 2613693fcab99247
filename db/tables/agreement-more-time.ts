import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementMoreTimeTable = {
  agreement_id: string;
  milestone: number;
  since: number;
  account_id: string | null;
  days: number;
  reason: string;
  asked_at: Made;
  answered_at: Date | null;
  is_agreed: boolean | null;
};
