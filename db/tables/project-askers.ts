import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectAskersTable = {
  project_id: string;
  investors: Generated<boolean>;
  professionals: Generated<boolean>;
  changed_at: Made;
};
