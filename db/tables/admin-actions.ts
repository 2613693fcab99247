import type { Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AdminActionsTable = {
  id: Sequence;
  actor_id: string;
  action: string;
  subject_id: string | null;
  detail: Generated<string>;
  created_at: Made;
};
