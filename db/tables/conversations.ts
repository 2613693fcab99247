import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ConversationState = 'requested' | 'open' | 'declined' | 'lapsed' | 'ended';

export type ConversationsTable = {
  id: string;
  kind: string;
  subject_id: string | null;
  pair: string | null;
  state: Generated<ConversationState>;
  /** Null where nobody had to ask, and once they have no account any more. */
  requested_by: string | null;
  requested_at: Date | null;
  times_asked: Generated<number>;
  last_number: Generated<number>;
  last_at: Made;
  created_at: Made;
  /** Null but for those of applications. */
  applicant_id: string | null;
  project_id: string | null;
  /** Null while the application is open. What has passed was seen to, once it is -infinity. */
  owners_read_until: Date | null;
  kept_until: Date | null;
};
