import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type BlocksTable = {
  blocker_id: string;
  blocked_id: string;
  blocked_at: Made;
};
