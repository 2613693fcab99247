import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterLooksTable = {
  id: Sequence;
  account_id: string;
  organisation_id: string;
  staff_id: string | null;
  role: string;
  looked_at: Made;
};
