import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type IntroductionToKind = 'member' | 'project';

export type IntroductionShownKind = 'search' | 'interests' | 'project';

export type IntroductionState = 'asked' | 'accepted' | 'declined' | 'withdrawn' | 'lapsed' | 'released';

export type IntroductionReleasedBy = 'asker' | 'asked';

export type IntroductionsTable = {
  id: string;
  purpose: string;
  asker_id: string | null;
  to_kind: IntroductionToKind;
  asked_id: string | null;
  project_id: string | null;
  answered_by: string | null;
  shown_kind: IntroductionShownKind;
  shown_project_id: string | null;
  note: string;
  asked_as: string;
  accepted_as: string | null;
  state: Generated<IntroductionState>;
  asked_at: Made;
  ended_at: Date | null;
  released_by: IntroductionReleasedBy | null;
  reason: Generated<string>;
  words: Generated<string>;
  conversation_id: string | null;
};
