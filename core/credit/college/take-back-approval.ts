import type { CollegeClaimBody } from '#contract/credit/college-shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdCollegeClaim } from '../steps/hold-college-claim.ts';
import { moveClaim } from '../steps/move-claim.ts';
import { noteClaimStep } from '../steps/note-claim-step.ts';
import { withdrawCredit } from '../steps/withdraw-credit.ts';
import { requireDecider } from './require-decider.ts';
import { showCollegeClaim } from './show-college-claim.ts';

type TakenBack = { organisationSlug: string; claimId: string; version: number; reason: string };

/**
 * Takes an approval back: the certificate is withdrawn, the lines are free, and the member may ask other staff once more. The
 * same request again changes nothing.
 * @throws Refusal `claim_unknown`; `claim_own`; `claim_passed_over`; `conflict`; `claim_moved`; the refusals of `holdActingSeat`
 */
export async function takeBackApproval(
  core: Core,
  member: Member,
  said: TakenBack,
): Promise<CollegeClaimBody> {
  const { claimId, reason } = said;
  return core.db.transaction().execute(async (tx) => {
    const { seat, claim } = await holdCollegeClaim(tx, member, said);
    const isMade =
      claim.state === 'taken_back' &&
      claim.decided_by === member.id &&
      claim.reason === reason &&
      claim.version === said.version + 1;
    if (!isMade) {
      requireDecider(claim, member);
      if (claim.version !== said.version) throw new Refusal('conflict');
      await moveClaim(tx, claim, 'take_back', {
        reason,
        term: '',
        decided_by: member.id,
        decided_at: now,
        // A decision of its own, with an appeal of its own: the steps keep those before.
        appeal: '',
        appealed_at: null,
        appeal_reason: '',
        appeal_decided_at: null,
        appeal_decided_by: null,
      });
      await withdrawCredit(tx, claim, reason);
      await noteClaimStep(tx, claimId, { kind: 'taken_back', side: 'college', by: member.id, reason });
      const subject = { claimId, by: member.id };
      await record(tx, { name: 'credit.takenBack', accountId: claim.account_id, subject });
    }
    return showCollegeClaim(tx, { id: member.id, seat }, claimId);
  });
}
