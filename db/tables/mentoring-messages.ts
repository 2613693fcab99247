import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringMessageSide = 'mentor' | 'mentee';

export type MentoringMessagesTable = {
  id: string;
  session_id: string;
  side: MentoringMessageSide;
  text: string;
  written_at: Made;
};
