import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { HoldReason } from '#contract/verifications/limits.ts';
import type { VerificationKind } from '#rules/lists/kinds.ts';
import { causeOfOutcome } from '../accounts/cause-of-owner.ts';
import { bySession } from '../codes/asked-by.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { findStarted } from './find-started.ts';
import { listOwnVerifications } from './list-own.ts';
import { holdApplicant } from './steps/hold-applicant.ts';
import { isUsedElsewhere, noteEvidence } from './steps/note-evidence.ts';
import { sendToReview } from './steps/send-to-review.ts';
import { showOwn } from './steps/show-own.ts';
import { verify } from './steps/verify.ts';

/**
 * Takes the code from the address of a request. A student is verified at once, unless another account uses the same
 * address; an organisation goes to a review, whose deadline begins now.
 * @throws Refusal `verification_not_found`; the refusals of `guessCode`
 */
export async function confirmAddress(
  core: Core,
  member: Member,
  { kind, secret }: { kind: VerificationKind; secret: string },
): Promise<OwnVerification> {
  const started = await findStarted(core, member, kind);
  if (!started) return showConfirmed(core, member, kind);
  const guess = {
    purpose: 'verification' as const,
    subject: started.id,
    accountId: member.id,
    askedBy: bySession(member),
    digits: secret,
  };
  return guessCode(
    core,
    guess,
    (tx) => holdApplicant(tx, member),
    async (tx, { email }, account) => {
      const row = await stillStarted(tx, started.id);
      await noteEvidence(tx, core, row, [{ mailbox: email }]);
      const heldFor = row.held_for as HoldReason[];
      if (await isUsedElsewhere(tx, row)) heldFor.push('same_evidence');
      const owner = account ?? member.account;
      if (kind === 'student' && heldFor.length === 0) {
        await verify(tx, owner, row, { by: null, reason: '' });
        await post(tx, { letter: 'verification-verified', verificationId: row.id }, causeOfOutcome(owner));
      } else await sendToReview(tx, owner, row, heldFor);
      return showOwn(tx, row.id);
    },
  );
}

/** Sent twice, perhaps after a lost answer: the code has been taken, and its request no longer waits for one. */
async function showConfirmed(core: Core, member: Member, kind: VerificationKind): Promise<OwnVerification> {
  const { verifications } = await listOwnVerifications(core, member);
  const last = verifications.find((one) => one.kind === kind);
  if (last?.state !== 'submitted' && last?.state !== 'verified') throw new Refusal('verification_not_found');
  return last;
}

/** The account is held, so that the request cannot have been replaced after this look. */
async function stillStarted(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'started')
    .executeTakeFirst();
  if (!row) throw new Refusal('user_invalid_token');
  return row;
}
