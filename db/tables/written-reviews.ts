import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type WrittenReviewState =
  | 'asked'
  | 'accepted'
  | 'answered'
  | 'closed'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'cancelled'
  | 'released';

export type WrittenReviewWork = 'document' | 'pitch';

export type WrittenReviewEndedBy = 'mentor' | 'mentee';

export type WrittenReviewsTable = {
  id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  state: Generated<WrittenReviewState>;
  work: WrittenReviewWork;
  topic: string;
  question: string;
  links: Generated<string[]>;
  project_id: string | null;
  answer_days: number;
  asked_at: Made;
  accepted_at: Date | null;
  answer: Generated<string>;
  answered_at: Date | null;
  question_back: Generated<string>;
  asked_back_at: Date | null;
  answer_back: Generated<string>;
  answered_back_at: Date | null;
  closes_at: Date | null;
  ended_at: Date | null;
  ended_by: WrittenReviewEndedBy | null;
  reason: Generated<string>;
  words: Generated<string>;
  /** The mentee was under 18 when it was asked for. */
  is_young: Generated<boolean>;
};
