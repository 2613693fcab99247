import { sql } from 'kysely';
import { verificationTimes } from '#contract/verifications/limits.ts';
import { now } from '#db/now.ts';
import type { Account } from '../../ground/actor.ts';
import { record, type Tx } from '../../ground/events.ts';
import { requireNoBar } from '../find-bar.ts';
import type { VerificationRow } from '../row.ts';

const inTwelveMonths = sql<Date>`now() + make_interval(months => ${verificationTimes.months}::int)`;

/**
 * Begins a mark, in place of the mark of the same kind that it renews.
 * @throws Refusal `verification_barred` after a case about money
 */
export async function verify(
  tx: Tx,
  account: Account,
  { id: verificationId, kind, version }: Pick<VerificationRow, 'id' | 'kind' | 'version'>,
  decided: { by: string | null; reason: string },
): Promise<void> {
  await requireNoBar(tx, account.id, kind);
  await tx
    .updateTable('verifications')
    .set((row) => ({ state: 'expired', ended_at: now, version: sql<number>`${row.ref('version')} + 1` }))
    .where('account_id', '=', account.id)
    .where('kind', '=', kind)
    .where('state', '=', 'verified')
    .execute();
  await tx
    .updateTable('verifications')
    .set({
      state: 'verified',
      version: version + 1,
      submitted_at: sql<Date>`coalesce(submitted_at, now())`,
      decided_at: now,
      decided_by: decided.by,
      rejection: '',
      reason: decided.reason,
      // A wrongly revoked mark holds until its former end.
      expires_at: sql<Date>`coalesce(expires_at, ${inTwelveMonths})`,
    })
    .where('id', '=', verificationId)
    .execute();
  // The member brought the code back themselves.
  const what = decided.by === null ? undefined : 'decided';
  await record(tx, {
    name: 'verifications.changed',
    accountId: account.id,
    subject: { verificationId, what },
  });
}
