import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CohortsTable = {
  id: string;
  organisation_id: string;
  name: string;
  first_day: string;
  last_day: string;
  version: Generated<number>;
  asked_as: string;
  begun_at: Made;
  joined_figure: number | null;
  team_figure: number | null;
  applied_figure: number | null;
  counted_at: Date | null;
};
