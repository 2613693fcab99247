import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type GuestReportsTable = {
  id: string;
  thing_kind: string;
  thing_id: string;
  email: string;
  concern: string;
  words: Generated<string>;
  created_at: Made;
};
