import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type TrialProjectSide = 'asker' | 'asked';

export type TrialState =
  | 'draft'
  | 'proposed'
  | 'running'
  | 'answering'
  | 'extending'
  | 'gone_on'
  | 'parted'
  | 'over';

export type TrialAskerAnswer = 'go_on' | 'two_weeks' | 'part';

export type TrialAskedAnswer = 'go_on' | 'two_weeks' | 'part';

export type TrialsTable = {
  id: string;
  pair_id: string;
  agreement_id: string;
  project_side: TrialProjectSide;
  state: Generated<TrialState>;
  begun_at: Made;
  first_day: string | null;
  last_day: string | null;
  zone: Generated<string>;
  is_extended: Generated<boolean>;
  asker_answer: TrialAskerAnswer | null;
  asked_answer: TrialAskedAnswer | null;
  answer_by: Date | null;
  ended_at: Date | null;
};
