import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringThankState = 'sent' | 'shown' | 'off';

export type MentoringThanksTable = {
  id: string;
  session_id: string | null;
  mentor_id: string;
  mentee_id: string | null;
  text: string;
  state: Generated<MentoringThankState>;
  thanked_at: Made;
  taken_at: Date | null;
};
