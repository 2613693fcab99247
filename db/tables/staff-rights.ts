import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type StaffRightName = 'cases' | 'reviews' | 'disputes' | 'rights' | 'accounts' | 'staff';

export type StaffRightsTable = {
  account_id: string;
  name: StaffRightName;
  given_at: Made;
};
