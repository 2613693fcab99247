import { verificationTimes } from '#contract/verifications/limits.ts';
import type { VerificationRow } from './row.ts';

const dayMs = 86_400_000;

type Stands = Pick<VerificationRow, 'state' | 'decided_at' | 'appealed_at' | 'expires_at'> & { now: Date };

/** A rejection or revocation gets one more look, if the member asks before the deadline. */
export function mayAppeal({ state, decided_at: decidedAt, appealed_at: appealedAt, now }: Stands): boolean {
  return isDecidedAgainst(state) && appealedAt === null && decidedAt !== null && isInTime(decidedAt, now);
}

export function isDecidedAgainst(state: string): boolean {
  return state === 'rejected' || state === 'revoked';
}

export function isInTime(decidedAt: Date, now: Date): boolean {
  return now.getTime() - decidedAt.getTime() < verificationTimes.appealDays * dayMs;
}

/** A request without a decision, or a mark that holds. */
export function mayWithdraw({ state }: Pick<Stands, 'state'>): boolean {
  return state === 'started' || state === 'submitted' || state === 'verified';
}

/** A mark can be renewed in its last days, so that it never lapses in between. */
export function mayRenew({ state, expires_at: expiresAt, now }: Stands): boolean {
  if (state !== 'verified' || !expiresAt) return false;
  return expiresAt.getTime() - now.getTime() <= verificationTimes.reminderDays * dayMs;
}

export type Bar = '' | 'own' | 'same_administrator' | 'decided';

/**
 * Why an administrator may not decide a request: no one judges themselves, and another administrator decides an appeal
 * if there is one.
 */
export function barTo(
  administratorId: string,
  { account_id: owner, state, appealed_at: appealedAt, first_decided_by: first }: VerificationRow,
  { hasOther }: { hasOther: boolean },
): Bar {
  if (owner === administratorId) return 'own';
  if (state !== 'submitted') return 'decided';
  return appealedAt && first === administratorId && hasOther ? 'same_administrator' : '';
}
