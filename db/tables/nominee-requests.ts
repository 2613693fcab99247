import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type NomineeRequestCause = 'death' | 'cannot_act';

export type NomineeRequestState = 'waiting' | 'granted' | 'refused' | 'ended' | 'withdrawn';

export type NomineeRequestsTable = {
  id: string;
  number: string;
  account_id: string | null;
  name: string;
  email: string;
  mailbox: string;
  relation: string;
  cause: NomineeRequestCause;
  state: Generated<NomineeRequestState>;
  version: Generated<number>;
  asked_at: Made;
  mails: Generated<number>;
  reason: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
  ended_at: Date | null;
  erasing_since: Date | null;
};
