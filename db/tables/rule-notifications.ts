import type { Generated } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RuleNotificationsTable = {
  quarter: string;
  last_account: Generated<string>;
  done_at: Date | null;
};
