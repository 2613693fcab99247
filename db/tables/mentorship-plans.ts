import type { JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorshipPlanBySide = 'mentor' | 'mentee';

export type MentorshipPlanLocationKind = 'link' | 'phone' | 'written' | 'public';

export type MentorshipPlansTable = {
  mentorship_id: string;
  version: number;
  by_side: MentorshipPlanBySide;
  goals: JSONColumnType<Record<string, unknown>, string, string>;
  weeks: number;
  every_weeks: number;
  minutes: number;
  location_kind: MentorshipPlanLocationKind;
  answer_days: number;
  said_at: Made;
};
