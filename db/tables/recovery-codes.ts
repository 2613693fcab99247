import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RecoveryCodesTable = {
  account_id: string;
  code_hash: Buffer;
  created_at: Made;
};
