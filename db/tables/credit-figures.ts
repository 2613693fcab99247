import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditFiguresTable = {
  organisation_id: string;
  due: number;
  late: number;
  counted_at: Made;
};
