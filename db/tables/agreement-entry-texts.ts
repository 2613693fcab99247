import type { JSONColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementEntryTextsTable = {
  agreement_id: string;
  sequence: number;
  account_id: string | null;
  salt: string;
  said: JSONColumnType<Record<string, unknown>, string, string>;
};
