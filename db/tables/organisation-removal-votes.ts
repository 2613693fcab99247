import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationRemovalVotesTable = {
  organisation_id: string;
  account_id: string;
  voted_by: string;
  voted_at: Made;
};
