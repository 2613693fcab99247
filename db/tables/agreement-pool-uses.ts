import type { ColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementPoolUsesTable = {
  project_id: string;
  taken: ColumnType<string, string | number | undefined, string | number>;
};
