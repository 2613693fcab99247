import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayWithdraw } from './policy.ts';
import { deleteEvidence } from './steps/delete-evidence.ts';
import { holdVerification } from './steps/hold-verification.ts';

/**
 * Withdraws a request, or gives up a mark, and deletes its evidence at once. An ended one stays as it is.
 * @throws Refusal `verification_not_found`, also for another member's
 */
export async function withdrawVerification(
  core: Core,
  member: Member,
  verificationId: string,
): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const { row } = await holdVerification(tx, verificationId);
    if (row.account_id !== member.id) throw new Refusal('verification_not_found');
    if (!mayWithdraw(row)) return;
    await tx
      .updateTable('verifications')
      .set({ state: 'withdrawn', ended_at: now, version: sql<number>`version + 1` })
      .where('id', '=', row.id)
      .execute();
    await releaseDeadline(tx, 'verification_review', row.id);
    await deleteEvidence(tx, [row.id], { keepsHashes: false });
    await record(tx, {
      name: 'verifications.changed',
      accountId: member.id,
      subject: { verificationId: row.id },
    });
  });
}
