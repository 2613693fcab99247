import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type FactorLossesTable = {
  account_id: string;
  access_version: number;
  begun_at: Made;
  second_from: Date | null;
  ends_at: Date | null;
  mailed_at: Made;
};
