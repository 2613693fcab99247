import { verificationTimes } from '#contract/verifications/limits.ts';
import type { VerificationRow } from './row.ts';

const dayMs = 86_400_000;

type Stands = Pick<VerificationRow, 'state' | 'decided_at' | 'appealed_at' | 'expires_at'> & { now: Date };

/** What was rejected or revoked is looked at once more, if that is asked for in time. */
export function mayAppeal({ state, decided_at: decidedAt, appealed_at: appealedAt, now }: Stands): boolean {
  return isDecidedAgainst(state) && appealedAt === null && decidedAt !== null && isInTime(decidedAt, now);
}

export function isDecidedAgainst(state: string): boolean {
  return state === 'rejected' || state === 'revoked';
}

export function isInTime(decidedAt: Date, now: Date): boolean {
  return now.getTime() - decidedAt.getTime() < verificationTimes.appealDays * dayMs;
}

/** A request that nobody has decided, and a mark that holds. */
export function mayWithdraw({ state }: Pick<Stands, 'state'>): boolean {
  return state === 'started' || state === 'submitted' || state === 'verified';
}

/** A mark can be asked for anew in its last days, so that it never lapses in between. */
export function mayRenew({ state, expires_at: expiresAt, now }: Stands): boolean {
  if (state !== 'verified' || !expiresAt) return false;
  return expiresAt.getTime() - now.getTime() <= verificationTimes.reminderDays * dayMs;
}

export type Bar = '' | 'own' | 'same_administrator' | 'decided';

/**
 * What keeps an administrator from deciding a request: nobody judges themself, and an appeal goes to another one where
 * there is another.
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
