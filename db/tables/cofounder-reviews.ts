import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CofounderReviewState = 'waiting' | 'approved' | 'returned' | 'taken_back';

export type CofounderReviewsTable = {
  id: string;
  account_id: string;
  findings: JSONColumnType<Record<string, unknown>, string, string>;
  opens: boolean;
  state: Generated<CofounderReviewState>;
  asked_at: Made;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
};
