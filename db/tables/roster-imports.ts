import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterImportState = 'preview' | 'taken' | 'undone';

export type RosterImportsTable = {
  id: string;
  organisation_id: string;
  cohort_id: string;
  account_id: string;
  state: Generated<RosterImportState>;
  roster_version: number;
  encoding: string;
  separator: string;
  titles: string[];
  columns: JSONColumnType<Record<string, unknown>, string, string>;
  left_out: Generated<number>;
  read_at: Made;
  taken_at: Date | null;
};
