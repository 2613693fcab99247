import type { ReviewedVerification } from '#contract/verifications/desk-calls.ts';
import { verificationLimits } from '#contract/verifications/limits.ts';
import { now } from '#db/now.ts';
import type { verificationRejections } from '#rules/lists/kinds.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import { hasOtherStaff } from '../administration/steps/has-other-staff.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { meetDeadline, releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import { record, type Tx } from '../ground/events.ts';
import { isWritten } from '../ground/is-written.ts';
import { Refusal } from '../ground/refusal.ts';
import { barTo } from './policy.ts';
import type { VerificationRow } from './row.ts';
import { deleteEvidence } from './steps/delete-evidence.ts';
import { holdVerification } from './steps/hold-verification.ts';
import { review } from './steps/review.ts';
import { verify } from './steps/verify.ts';

type Decision = {
  verificationId: string;
  /** The version that the administrator has looked at. */
  version: number;
  outcome: 'verified' | 'rejected';
  rejection?: (typeof verificationRejections)[number] | undefined;
  reason: string;
};

/**
 * Verifies a request or rejects it. Another administrator decides an appeal, if there is one. Of two who decide at
 * once, the second learns what the first decided. A decision that is sent twice is made once.
 * @throws Refusal `verification_not_found`, `verification_own`, `verification_same_administrator`, `conflict`,
 * `verification_reason_missing`
 */
export async function decideVerification(
  core: Core,
  administrator: Member,
  decision: Decision,
): Promise<ReviewedVerification> {
  const { verificationId, outcome, reason } = decision;
  return core.db.transaction().execute(async (tx) => {
    const { account, row } = await holdVerification(tx, verificationId);
    const hasOther = await hasOtherStaff(tx, core, 'reviews', [administrator.id, account.id]);
    const bar = barTo(administrator.id, row, { hasOther });
    if (bar === 'own') throw new Refusal('verification_own');
    if (isDecided(row, administrator, decision)) return review(tx, core, administrator, verificationId);
    if (bar === 'decided' || row.version !== decision.version) throw new Refusal('conflict');
    if (bar === 'same_administrator') throw new Refusal('verification_same_administrator');
    if (outcome === 'verified') await verify(tx, account, row, { by: administrator.id, reason });
    else await reject(tx, administrator, row, decision);
    // A late decision meets its deadline too: reviews that we owe do not end by waiting.
    if (!(await meetDeadline(tx, 'verification_review', row.id)))
      await releaseDeadline(tx, 'verification_review', row.id);
    const email = row.appealed_at ? 'verification-appeal-decided' : (`verification-${outcome}` as const);
    await post(tx, { letter: email, verificationId }, causeOfOutcome(account));
    await noteAction(tx, administrator, {
      action: `verification.${outcome}`,
      subjectId: account.id,
      detail: reason ? `${row.kind}: ${reason}` : row.kind,
    });
    return review(tx, core, administrator, verificationId);
  });
}

function isDecided(row: VerificationRow, { id }: Member, decision: Decision): boolean {
  const { version, outcome: state, reason } = decision;
  const rejection = state === 'rejected' ? decision.rejection : '';
  return isWritten(row, { state, rejection, reason, decided_by: id, version: version + 1 });
}

async function reject(
  tx: Tx,
  administrator: Member,
  { id, version, account_id: accountId }: VerificationRow,
  { rejection, reason }: Decision,
): Promise<void> {
  if (!rejection || [...reason].length < verificationLimits.reason.min)
    throw new Refusal('verification_reason_missing');
  await tx
    .updateTable('verifications')
    .set({
      state: 'rejected',
      rejection,
      reason,
      version: version + 1,
      decided_at: now,
      decided_by: administrator.id,
    })
    .where('id', '=', id)
    .execute();
  // Evidence that we may not keep is deleted with the decision, not 30 days after it.
  if (rejection === 'identity_number_shown') await deleteEvidence(tx, [id], { keepsHashes: true });
  await record(tx, {
    name: 'verifications.changed',
    accountId,
    subject: { verificationId: id, what: 'decided' },
  });
}
