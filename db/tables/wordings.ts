import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type WordingsTable = {
  id: string;
  created_at: Made;
  language: string;
  page: Generated<string>;
  words: string;
  better: string;
  drafted_at: Date | null;
};
