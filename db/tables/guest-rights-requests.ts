import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type GuestRightsRequestsTable = {
  id: string;
  email: string;
  kind: string;
  words: string;
  is_of_member: Generated<boolean>;
  created_at: Made;
};
