import type { ColumnType, Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementMilestonesTable = {
  agreement_id: string;
  number: number;
  stage: Generated<string>;
  money: Generated<string>;
  dispute: Generated<string>;
  share: Generated<number>;
  started_version: number | null;
  awarded: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  units: ColumnType<string, string | number | undefined, string | number>;
  pay: ColumnType<string, string | number | undefined, string | number>;
  due: ColumnType<string, string | number | undefined, string | number>;
  confirmed: ColumnType<string, string | number | undefined, string | number>;
  reserved: ColumnType<string, string | number | undefined, string | number>;
  vested: ColumnType<string, string | number | undefined, string | number>;
  gone: ColumnType<string, string | number | undefined, string | number>;
  due_day: string;
  started_at: Date | null;
  submitted_at: Date | null;
  accepted_at: Date | null;
};
