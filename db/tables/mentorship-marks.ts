import type { JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorshipMarkSide = 'mentor' | 'mentee';

export type MentorshipMarksTable = {
  mentorship_id: string;
  number: number;
  side: MentorshipMarkSide;
  marks: JSONColumnType<Record<string, unknown>, string, string>;
  said_at: Made;
};
