import type { Generated, JSONColumnType } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type CertificateState = 'issued' | 'declined' | 'withdrawn';

export type CertificateKind = 'completed' | 'mentored' | 'credit';

export type CertificateCause = '' | 'no_work_left' | 'approval_taken_back';

export type CertificatesTable = {
  number: string;
  status_list: number;
  status_index: number;
  state: Generated<CertificateState>;
  account_id: string | null;
  kind: CertificateKind | null;
  subject_id: string | null;
  said: JSONColumnType<Record<string, unknown> | null, string | undefined, string>;
  issued_at: Made;
  ended_at: Date | null;
  cause: Generated<CertificateCause>;
  reason: Generated<string>;
};
