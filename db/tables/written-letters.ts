import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type WrittenLettersTable = {
  id: string;
  mailbox: string;
  cause: string;
  is_code: boolean;
  written_at: Made;
};
