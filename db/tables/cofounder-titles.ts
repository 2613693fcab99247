import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CofounderTitleState = 'asked' | 'given' | 'declined' | 'ended';

export type CofounderTitlesTable = {
  id: string;
  project_id: string;
  account_id: string;
  proposed_by: string | null;
  state: Generated<CofounderTitleState>;
  proposed_at: Made;
  ended_at: Date | null;
};
