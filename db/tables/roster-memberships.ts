import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterMembershipState = 'waiting' | 'member';

export type RosterMembershipsTable = {
  id: string;
  organisation_id: string;
  row_id: string;
  account_id: string;
  state: RosterMembershipState;
  begun_at: Made;
  joined_at: Date | null;
};
