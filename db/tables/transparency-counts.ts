import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type TransparencyCountsTable = {
  month: string;
  name: string;
  key: string;
  count: number;
  counted_at: Made;
};
