import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type TrialPairsTable = {
  id: string;
  asker_id: string | null;
  asked_id: string | null;
  begun_at: Made;
  opened_at: Date | null;
  closed_at: Date | null;
  ended_at: Date | null;
};
