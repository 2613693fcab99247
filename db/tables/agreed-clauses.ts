import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreedClausesTable = {
  language: string;
  edition: number;
  read_on: string;
  since: Made;
};
