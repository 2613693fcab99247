import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type YoungMentoringTable = {
  id: number;
  is_on: boolean;
  changed_at: Made;
};
