import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OpportunityReviewAbout = 'opportunity' | 'edit';

export type OpportunityReviewState = 'waiting' | 'approved' | 'returned' | 'taken_back';

export type OpportunityReviewsTable = {
  id: string;
  opportunity_id: string;
  about: OpportunityReviewAbout;
  reasons: string[];
  findings: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  state: Generated<OpportunityReviewState>;
  asked_by: string | null;
  asked_at: Made;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
};
