import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ApplicationStage =
  | 'submitted'
  | 'seen'
  | 'shortlisted'
  | 'interview'
  | 'offered'
  | 'accepted'
  | 'joined'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'ended';

export type ApplicationEnding = '' | 'closed' | 'filled' | 'gone' | 'offer_over' | 'seat_freed';

export type ApplicationTrial = '' | 'asked' | 'handed_in' | 'missed' | 'waived';

export type ApplicationsTable = {
  id: string;
  opportunity_id: string;
  project_id: string;
  account_id: string;
  asked_as: string;
  stage: Generated<ApplicationStage>;
  stage_before: Generated<string>;
  ending: Generated<ApplicationEnding>;
  terms: number;
  asked_terms: number | null;
  aside_at: Date | null;
  note: string;
  answers: JSONColumnType<Record<string, unknown>, string | undefined, string>;
  hours: number;
  starts_on: string;
  version: Generated<number>;
  reason: Generated<string>;
  words: Generated<string>;
  decline_at: Date | null;
  sent_at: Made;
  opened_at: Date | null;
  ended_at: Date | null;
  sequence: Sequence;
  waits: ColumnType<boolean, never, never>;
  left_at: Date | null;
  undone_at: Date | null;
  is_asked_times: Generated<boolean>;
  trial: Generated<ApplicationTrial>;
};
