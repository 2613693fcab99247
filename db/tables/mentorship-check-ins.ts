import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentorshipCheckInMentorState = 'open' | 'said' | 'lapsed' | 'released';

export type MentorshipCheckInMenteeState = 'open' | 'said' | 'lapsed' | 'released';

export type MentorshipCheckInsTable = {
  mentorship_id: string;
  number: number;
  opened_at: Made;
  mentor_state: Generated<MentorshipCheckInMentorState>;
  mentee_state: Generated<MentorshipCheckInMenteeState>;
};
