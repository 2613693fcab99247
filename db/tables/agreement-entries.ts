import type { JSONColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementEntrySide = 'project' | 'contributor' | 'product' | 'administrator';

export type AgreementEntriesTable = {
  agreement_id: string;
  sequence: number;
  at: Date;
  side: AgreementEntrySide;
  person: string | null;
  fact: JSONColumnType<Record<string, unknown>, string, string>;
  hashes: JSONColumnType<Record<string, unknown>, string, string>;
  before: string;
  hash: string;
};
