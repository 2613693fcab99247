import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type StaffLookRole = 'cases' | 'reviews' | 'disputes' | 'rights' | 'accounts' | 'staff' | 'any';

export type StaffLooksTable = {
  account_id: string;
  day: string;
  role: StaffLookRole;
  seen_at: Made;
  is_quiet: Generated<boolean>;
};
