import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorReviewState = 'waiting' | 'approved' | 'returned' | 'taken_back';

export type MentorReviewsTable = {
  id: string;
  account_id: string;
  findings: JSONColumnType<Record<string, unknown>, string, string>;
  opens: boolean;
  state: Generated<MentorReviewState>;
  asked_at: Made;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
};
