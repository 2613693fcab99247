import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorshipOutcomeSide = 'mentor' | 'mentee';

export type MentorshipOutcomesTable = {
  mentorship_id: string;
  side: MentorshipOutcomeSide;
  text: string;
  said_at: Made;
};
