import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationPicturesTable = {
  organisation_id: string;
  id: string;
  alt: Generated<string>;
  width: number;
  height: number;
  held_back_at: Date | null;
  created_at: Made;
};
