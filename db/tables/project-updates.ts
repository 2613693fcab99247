import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectUpdatesTable = {
  id: string;
  project_id: string;
  account_id: string;
  text: string;
  written_at: Made;
  edited_at: Date | null;
  asked_as: string;
  /** Since when a case hides it; null for all others. */
  held_back_at: Date | null;
};
