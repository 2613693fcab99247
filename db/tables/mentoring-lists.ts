import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringListsTable = {
  mentor_id: string;
  mentee_id: string;
  joined_at: Made;
  until: Date;
};
