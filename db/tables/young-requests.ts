import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type YoungRequestState =
  | 'with_guardian'
  | 'agreed'
  | 'sent'
  | 'refused'
  | 'lapsed'
  | 'withdrawn'
  | 'released';

export type YoungRequestKind = 'review' | 'session' | 'plan';

export type YoungRequestsTable = {
  id: string;
  mentee_id: string;
  mentor_id: string | null;
  state: YoungRequestState;
  work: string;
  topic: string;
  question: string;
  links: string[];
  asked_at: Made;
  agreed_at: Date | null;
  send_until: Date | null;
  review_id: string | null;
  ended_at: Date | null;
  kind: Generated<YoungRequestKind>;
  session_id: string | null;
  plan: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  mentorship_id: string | null;
};
