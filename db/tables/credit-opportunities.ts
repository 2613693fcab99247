import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CreditOpportunityState =
  | 'asked'
  | 'unanswered'
  | 'confirmed'
  | 'declined'
  | 'taken_back'
  | 'ended';

export type CreditOpportunitiesTable = {
  id: string;
  opportunity_id: string;
  organisation_id: string;
  state: Generated<CreditOpportunityState>;
  version: Generated<number>;
  hours: Generated<number>;
  credits: Generated<number>;
  reason: Generated<string>;
  asked_at: Made;
  answered_at: Date | null;
};
