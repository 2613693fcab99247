import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorshipState =
  | 'proposed'
  | 'running'
  | 'paused'
  | 'completed'
  | 'ended'
  | 'released'
  | 'declined'
  | 'withdrawn'
  | 'lapsed';

export type MentorshipProposedBy = 'mentor' | 'mentee';

export type MentorshipEndedBy = 'mentor' | 'mentee';

export type MentorshipsTable = {
  id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  state: MentorshipState;
  topic: string;
  version: Generated<number>;
  proposed_by: MentorshipProposedBy;
  proposed_at: Made;
  begun_at: Date | null;
  ends_at: Date | null;
  has_paused: Generated<boolean>;
  paused_until: Date | null;
  next_check_in_at: Date | null;
  mentor_missed: Generated<number>;
  mentee_missed: Generated<number>;
  go_on_at: Date | null;
  mentor_goes_on: Generated<boolean>;
  mentee_goes_on: Generated<boolean>;
  ended_at: Date | null;
  ended_by: MentorshipEndedBy | null;
  reason: Generated<string>;
  words: Generated<string>;
  reached_at: Date | null;
  /** The mentee was under 18 when it was proposed. */
  is_young: Generated<boolean>;
};
