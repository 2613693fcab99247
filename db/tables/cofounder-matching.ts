import type { ColumnType, Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CofounderMatchingTable = {
  account_id: string;
  sequence: ColumnType<string, string | number, string | number>;
  good_until: Date;
  starts_on: string;
  musts: number;
  nices: number;
  hours: number;
  least_hours: number;
  mode: number;
  months: number;
  splits: number;
  met_by: number;
  asked: Generated<number>;
  never_remote: boolean;
  country: string;
  x: number;
  y: number;
  z: number;
  near: number;
  field: ColumnType<string, string | number, string | number>;
  ask_field: ColumnType<string, string | number, string | number>;
  never_field: ColumnType<string, string | number, string | number>;
  languages: ColumnType<string, string | number, string | number>;
  skills: string;
  ask_skills: string;
};
