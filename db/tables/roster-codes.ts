import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterCodesTable = {
  row_id: string;
  id: string;
  hash: Buffer;
  made_at: Made;
  expires_at: Date;
  used_at: Date | null;
  mailed_at: Date | null;
};
