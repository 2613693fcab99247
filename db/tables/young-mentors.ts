import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type YoungMentorState = 'references' | 'waiting' | 'approved' | 'declined' | 'paused' | 'ended';

export type YoungMentorEndedHow = '' | 'own' | 'lapsed' | 'lacks' | 'reported';

export type YoungMentorsTable = {
  account_id: string;
  state: YoungMentorState;
  statement_version: string;
  signed_at: Made;
  ready_at: Date | null;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
  saw_certificate: Generated<boolean>;
  approved_until: Date | null;
  ended_how: Generated<YoungMentorEndedHow>;
};
