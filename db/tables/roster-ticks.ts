import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterTickTick = 'team' | 'applications' | 'certificates';

export type RosterTicksTable = {
  membership_id: string;
  tick: RosterTickTick;
  since: Made;
};
