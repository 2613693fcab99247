import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementPayoutsTable = {
  agreement_id: string;
  milestone: number;
  account_id: string;
  sealed: Buffer;
  saved_at: Made;
  is_changed: Generated<boolean>;
};
