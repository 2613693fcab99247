import { type RawBuilder, sql } from 'kysely';
import { verificationTimes } from '#contract/verifications/limits.ts';
import type { Tx } from '../../ground/events.ts';

export const mostMarks = 200;

const ends: Record<'over' | 'announced', RawBuilder<boolean>> = {
  over: sql`verifications.expires_at <= now()`,
  announced: sql`verifications.reminded_at is null
    and verifications.expires_at <= now() + make_interval(days => ${verificationTimes.reminderDays}::int)`,
};

/** Marks that end, or whose end is to be announced, held so that only one of several servers handles each. */
export function findDueMarks(tx: Tx, what: 'over' | 'announced') {
  return tx
    .selectFrom('verifications')
    .innerJoin('accounts', 'accounts.id', 'verifications.account_id')
    .select(['verifications.id', 'verifications.account_id', 'accounts.email_verified_at'])
    .where('verifications.state', '=', 'verified')
    .where(ends[what])
    .orderBy('verifications.expires_at')
    .limit(mostMarks)
    .forUpdate('verifications')
    .skipLocked()
    .execute();
}
