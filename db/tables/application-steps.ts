import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ApplicationStepsTable = {
  application_id: string;
  sequence: Sequence;
  kind: string;
  at: Made;
};
