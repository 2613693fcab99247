import type { Generated, JSONColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterImportRowKind = 'new' | 'changed' | 'unchanged' | 'missing' | 'faulty';

export type RosterImportRowsTable = {
  import_id: string;
  position: number;
  line: number;
  kind: RosterImportRowKind;
  reason: Generated<string>;
  row_id: Generated<string>;
  name: Generated<string>;
  number: Generated<string>;
  number_key: Generated<string>;
  semester: Generated<string>;
  email: Generated<string>;
  old: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  is_removed: Generated<boolean>;
};
