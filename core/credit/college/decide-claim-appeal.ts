import type { CollegeClaimBody } from '#contract/credit/college-shapes.ts';
import { now } from '#db/now.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { approveClaim } from '../steps/approve-claim.ts';
import { endCollegeTime } from '../steps/end-college-time.ts';
import { holdCollegeClaim } from '../steps/hold-college-claim.ts';
import { noteClaimStep } from '../steps/note-claim-step.ts';
import { hasOpenAppeal } from './claim-rows.ts';
import { requireDecider } from './require-decider.ts';
import { showCollegeClaim } from './show-college-claim.ts';

type Decision = {
  organisationSlug: string;
  claimId: string;
  version: number;
  isUpheld: boolean;
  reason: string;
};

/**
 * Decides an appeal, by staff who did not decide before: upheld, the claim is approved; else it stays as it was decided. Sent
 * twice, it is decided once.
 * @throws Refusal `claim_unknown`; `claim_own`; `claim_passed_over`; `claim_same_staff`; `conflict`; `claim_moved`;
 * `claim_line_taken`; `claim_line_changed`; the refusals of `holdActingSeat`
 */
export async function decideClaimAppeal(
  core: Core,
  member: Member,
  said: Decision,
): Promise<CollegeClaimBody> {
  const { claimId, isUpheld, reason } = said;
  return core.db.transaction().execute(async (tx) => {
    const held = await holdCollegeClaim(tx, member, said);
    const { seat, claim } = held;
    const isMade =
      claim.appeal_decided_by === member.id &&
      claim.appeal_reason === reason &&
      (claim.state === 'approved') === isUpheld &&
      claim.version === said.version + 1;
    if (!isMade) {
      requireDecider(claim, member);
      if (claim.version !== said.version) throw new Refusal('conflict');
      if (!hasOpenAppeal(claim)) throw new Refusal('claim_moved');
      const set = { appeal_decided_at: now, appeal_decided_by: member.id, appeal_reason: reason };
      await endCollegeTime(tx, claimId);
      if (isUpheld) await approveClaim(tx, held, { move: 'restore', set });
      else
        await tx
          .updateTable('credit_claims')
          .set({ ...set, version: claim.version + 1, changed_at: now })
          .where('id', '=', claimId)
          .execute();
      const kind = isUpheld ? 'appeal_upheld' : 'appeal_refused';
      await noteClaimStep(tx, claimId, { kind, side: 'college', by: member.id, reason });
      const subject = { claimId, isUpheld, by: member.id };
      await record(tx, { name: 'credit.appealDecided', accountId: claim.account_id, subject });
    }
    return showCollegeClaim(tx, { id: member.id, seat }, claimId);
  });
}
