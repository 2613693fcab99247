import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type TextMailsTable = {
  text: string;
  version: string;
  account_id: string;
  guardian_id: Generated<string>;
  posted_at: Date | null;
};
