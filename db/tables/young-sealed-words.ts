import type { Made, Sequence } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type YoungSealedWordsTable = {
  id: Sequence;
  review_id: string | null;
  mentor_id: string | null;
  mentee_id: string | null;
  part: string;
  words: string;
  sealed_at: Made;
  session_id: string | null;
  mentorship_id: string | null;
};
