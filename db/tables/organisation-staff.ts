import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationStaffRole = 'owner' | 'coordinator' | 'reviewer';

export type OrganisationStaffTable = {
  organisation_id: string;
  account_id: string;
  role: OrganisationStaffRole;
  since: Made;
};
