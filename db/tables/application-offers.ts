import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ApplicationOffersTable = {
  application_id: string;
  title: string;
  starts_on: string;
  hours: number;
  terms: string;
  answer_by: Date;
  made_at: Made;
};
