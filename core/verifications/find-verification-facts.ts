import type { VerificationState } from '#contract/verifications/limits.ts';
import type { VerificationKind, verificationRejections } from '#rules/lists/kinds.ts';
import type { Core } from '../ground/core.ts';
import { listedOf } from './row.ts';

type Rejection = (typeof verificationRejections)[number];

/** The data of emails about a request. */
export type VerificationFacts = {
  to: string;
  name: string;
  kind: VerificationKind;
  state: VerificationState;
  rejection: Rejection | '';
  reason: string;
  decidedAt: Date | null;
  expiresAt: Date | null;
  heldFor: readonly string[];
};

/** Null when the request has moved on since the email was posted: the next email is about that. */
export async function findVerificationFacts(
  core: Core,
  verificationId: string,
  ...states: VerificationState[]
): Promise<VerificationFacts | null> {
  const row = await core.db
    .selectFrom('verifications')
    .innerJoin('accounts', 'accounts.id', 'verifications.account_id')
    .selectAll('verifications')
    .select(['accounts.email as to', 'accounts.name'])
    .where('verifications.id', '=', verificationId)
    .where('verifications.state', 'in', states)
    .executeTakeFirst();
  if (!row) return null;
  return {
    to: row.to,
    name: row.name,
    ...listedOf(row),
    rejection: row.rejection as Rejection | '',
    reason: row.reason,
    decidedAt: row.decided_at,
    expiresAt: row.expires_at,
  };
}

/** Sample data of emails, for a kind and a state. */
export function sampleVerification(
  { to, name }: { to: string; name: string },
  facts: Pick<VerificationFacts, 'kind' | 'state'> & Partial<VerificationFacts>,
): VerificationFacts {
  return {
    to,
    name,
    rejection: '',
    reason: '',
    heldFor: [],
    decidedAt: new Date('2030-01-31T06:30:00Z'),
    expiresAt: new Date('2031-01-31T06:30:00Z'),
    ...facts,
  };
}
