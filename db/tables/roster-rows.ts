import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterRowsTable = {
  id: string;
  organisation_id: string;
  cohort_id: string;
  name: string;
  number: string;
  number_key: string;
  semester: Generated<string>;
  email: Generated<string>;
  unused_since: Date | null;
  left_at: Date | null;
  objected_at: Date | null;
};
