import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringSessionState =
  | 'asked'
  | 'confirmed'
  | 'took_place'
  | 'not_held'
  | 'no_show'
  | 'declined'
  | 'withdrawn'
  | 'lapsed'
  | 'cancelled'
  | 'released';

export type MentoringSessionEndedBy = 'mentor' | 'mentee';

export type MentoringSessionLocationKind = '' | 'link' | 'phone' | 'written' | 'public';

export type MentoringSessionCaller = 'mentor' | 'mentee';

export type MentoringSessionOfferedBy = 'mentor' | 'mentee';

export type MentoringSessionNoShow = 'mentor' | 'mentee';

export type MentoringSessionClaim = '' | 'open' | 'contested' | 'accepted' | 'overturned';

export type MentoringSessionsTable = {
  id: string;
  mentor_id: string | null;
  mentee_id: string | null;
  state: MentoringSessionState;
  topic: string;
  question: string;
  links: Generated<string[]>;
  project_id: string | null;
  starts_at: Date;
  minutes: number;
  break_minutes: Generated<number>;
  asked_at: Made;
  confirmed_at: Date | null;
  ended_at: Date | null;
  ended_by: MentoringSessionEndedBy | null;
  reason: Generated<string>;
  words: Generated<string>;
  is_late: Generated<boolean>;
  location_kind: Generated<MentoringSessionLocationKind>;
  /** A link, a number or a public place; erased 24 hours after the end. */
  location: Generated<string>;
  caller: MentoringSessionCaller | null;
  sequence: Generated<number>;
  changed_at: Made;
  version: Generated<number>;
  mentor_moved: Generated<boolean>;
  mentee_moved: Generated<boolean>;
  offered_by: MentoringSessionOfferedBy | null;
  offered: Generated<Date[]>;
  mentor_said: Generated<string>;
  mentee_said: Generated<string>;
  no_show: MentoringSessionNoShow | null;
  claim: Generated<MentoringSessionClaim>;
  claimed_at: Date | null;
  settled_at: Date | null;
  mentorship_id: string | null;
  /** The mentee was under 18 when it was asked for. */
  is_young: Generated<boolean>;
  /** The number that a mentor calls under 18; erased 24 hours after the end, and on the 18th birthday. */
  guardian_phone: Generated<string>;
};
