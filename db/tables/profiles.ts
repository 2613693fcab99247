import type { ColumnType, Generated } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProfilesTable = {
  id: string;
  sequence: Sequence;
  owner_id: string;
  account_id: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  role: string | null;
  location: string | null;
  agree: boolean | null;
  dob: string | null;
  education_level: string | null;
  sub_level: string | null;
  major_field: string | null;
  college: string | null;
  company_url: string | null;
  resume_id: string | null;
  portfolio_id: string | null;
  permissions: Generated<string[]>;
  created_at: Made;
  updated_at: Made;
  shared_readers: ColumnType<number, never, never>;
  /** Set by the database itself, from the standing of the owner. */
  hidden: ColumnType<boolean, never, never>;
};
