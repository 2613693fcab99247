import type { ColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementPoolsTable = {
  project_id: string;
  version: number;
  company_units: ColumnType<string, string | number, string | number>;
  pool_units: ColumnType<string, string | number, string | number>;
  as_of_day: string;
  set_by: string | null;
  set_at: Made;
};
