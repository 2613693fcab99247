import type { Generated, JSONColumnType } from 'kysely';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorCountsTable = {
  id: number;
  mentors: number;
  slots: number;
  topics: JSONColumnType<Record<string, unknown>, string, string>;
  version: Generated<number>;
};
