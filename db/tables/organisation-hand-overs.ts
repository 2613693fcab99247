import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationHandOversTable = {
  id: string;
  organisation_id: string;
  account_id: string;
  asked_by: string | null;
  leaves: Generated<boolean>;
  asked_at: Made;
  declined_at: Date | null;
};
