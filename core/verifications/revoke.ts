import type { ReviewedVerification } from '#contract/verifications/desk-calls.ts';
import { verificationLimits } from '#contract/verifications/limits.ts';
import { now } from '#db/now.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdVerification } from './steps/hold-verification.ts';
import { review } from './steps/review.ts';

type Revocation = { verificationId: string; version: number; reason: string };

/**
 * Ends a mark that is in force, for a reason that its owner reads. The administrator who repeats it changes nothing.
 * @throws Refusal `verification_not_found`, `verification_own`, `conflict`, `verification_reason_missing`
 */
export async function revokeVerification(
  core: Core,
  administrator: Member,
  { verificationId, version, reason }: Revocation,
): Promise<ReviewedVerification> {
  return core.db.transaction().execute(async (tx) => {
    const { account, row } = await holdVerification(tx, verificationId);
    if (account.id === administrator.id) throw new Refusal('verification_own');
    const revoked = { state: 'revoked', reason, decided_by: administrator.id, version: version + 1 } as const;
    if (isWritten(row, revoked)) return review(tx, core, administrator, verificationId);
    if (row.state !== 'verified' || row.version !== version) throw new Refusal('conflict');
    if ([...reason].length < verificationLimits.reason.min) throw new Refusal('verification_reason_missing');
    await tx
      .updateTable('verifications')
      .set({
        ...revoked,
        ended_at: now,
        decided_at: now,
        // A revocation is a new decision, open to an appeal even if there was one before.
        appeal: '',
        appealed_at: null,
        first_decided_by: null,
      })
      .where('id', '=', verificationId)
      .execute();
    const subject = { verificationId: verificationId, what: 'ended' as const };
    await record(tx, { name: 'verifications.changed', accountId: account.id, subject });
    await post(
      tx,
      { letter: 'verification-revoked', verificationId: verificationId },
      causeOfOutcome(account),
    );
    await noteAction(tx, administrator, {
      action: 'verification.revoked',
      subjectId: account.id,
      detail: `${row.kind}: ${reason}`,
    });
    return review(tx, core, administrator, verificationId);
  });
}
