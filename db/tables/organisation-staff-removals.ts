import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationStaffRemovalsTable = {
  id: string;
  organisation_id: string;
  account_id: string;
  roles: string[];
  reason: string;
  decided_at: Made;
  decided_by: string | null;
  appeal: Generated<string>;
  appealed_at: Date | null;
  answer: Generated<string>;
  answered_at: Date | null;
  answered_by: string | null;
  is_lifted: Generated<boolean>;
};
