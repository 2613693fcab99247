import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectMembersTable = {
  project_id: string;
  account_id: string;
  is_owner: boolean;
  title: Generated<string>;
  joined_at: Made;
  cofounder_on: string | null;
};
