import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationProjectAskingSide = 'organisation' | 'project';

export type OrganisationProjectState = 'asked' | 'agreed' | 'declined' | 'ended';

export type OrganisationProjectsTable = {
  project_id: string;
  organisation_id: string;
  asking_side: OrganisationProjectAskingSide;
  state: Generated<OrganisationProjectState>;
  since: Made;
};
