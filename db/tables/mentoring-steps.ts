import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type MentoringStepBySide = 'mentor' | 'mentee';

export type MentoringStepWho = 'mentor' | 'mentee';

export type MentoringStepsTable = {
  id: string;
  session_id: string;
  by_side: MentoringStepBySide;
  who: MentoringStepWho;
  text: string;
  due_on: string | null;
  done_at: Date | null;
  written_at: Made;
};
