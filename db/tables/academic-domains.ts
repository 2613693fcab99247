import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AcademicDomainsTable = {
  id: string;
  domain: string;
  is_academic: boolean;
  created_at: Made;
};
