import type { HoldReason } from '#contract/verifications/limits.ts';
import { now } from '#db/now.ts';
import { causeOfOutcome } from '../../accounts/cause-of-owner.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import type { Account } from '../../ground/actor.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { VerificationRow } from '../row.ts';

/** Sends a request to a review, which we owe in two working days. A member who counted on a code learns why it was not enough. */
export async function sendToReview(
  tx: Tx,
  account: Account,
  { id: verificationId }: Pick<VerificationRow, 'id'>,
  heldFor: readonly HoldReason[],
): Promise<void> {
  await tx
    .updateTable('verifications')
    .set({ state: 'submitted', submitted_at: now, held_for: [...heldFor] })
    .where('id', '=', verificationId)
    .execute();
  await beginDeadline(tx, {
    kind: 'verification_review',
    subjectId: verificationId,
    owes: 'us',
    awaitedBy: account.id,
  });
  const what = heldFor.length > 0 ? 'held' : undefined;
  await record(tx, {
    name: 'verifications.changed',
    accountId: account.id,
    subject: { verificationId, what },
  });
  if (heldFor.length > 0)
    await post(tx, { letter: 'verification-held', verificationId }, causeOfOutcome(account));
}
