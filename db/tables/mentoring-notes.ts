import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringNoteSide = 'mentor' | 'mentee';

export type MentoringNotesTable = {
  session_id: string;
  side: MentoringNoteSide;
  is_private: boolean;
  text: string;
  version: Generated<number>;
  edited_at: Made;
  taken_at: Date | null;
};
