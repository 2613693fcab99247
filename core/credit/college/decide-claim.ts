import type { CollegeClaimBody } from '#contract/credit/college-shapes.ts';
import { type ClaimDecision, creditLimits as limits } from '#contract/credit/limits.ts';
import { now } from '#db/now.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { approveClaim } from '../steps/approve-claim.ts';
import { endCollegeTime } from '../steps/end-college-time.ts';
import { type HeldClaim, holdCollegeClaim } from '../steps/hold-college-claim.ts';
import { holdMembership } from '../steps/hold-student.ts';
import { moveClaim } from '../steps/move-claim.ts';
import { noteClaimStep } from '../steps/note-claim-step.ts';
import { returnClaim } from '../steps/return-claim.ts';
import { requireDecider } from './require-decider.ts';
import { showCollegeClaim } from './show-college-claim.ts';

type Decision = {
  organisationSlug: string;
  claimId: string;
  /** The version that the member of the staff has looked at. */
  version: number;
  decision: ClaimDecision;
  reason: string;
};

const after = { approve: 'approved', return: 'returned', decline: 'declined' } as const;

/**
 * Approves a claim, returns it or declines it. A decision that is sent twice is made once.
 * @throws Refusal `claim_unknown`; `claim_own`; `claim_passed_over`; `conflict`; `claim_moved`; `claim_reason_missing`;
 * `claim_returned_often`; `claim_line_changed`; the refusals of `holdActingSeat`
 */
export async function decideClaim(core: Core, member: Member, said: Decision): Promise<CollegeClaimBody> {
  const { decision, claimId } = said;
  const reason = decision === 'approve' ? '' : said.reason;
  return core.db.transaction().execute(async (tx) => {
    const held = await holdCollegeClaim(tx, member, said);
    const { seat, claim } = held;
    const isMade =
      claim.state === after[decision] &&
      claim.decided_by === member.id &&
      claim.reason === reason &&
      claim.version === said.version + 1;
    if (!isMade) {
      requireDecider(claim, member);
      requirePossible(claim, said);
      if (!(await holdMembership(tx, claim))) throw new Refusal('claim_moved');
      await endCollegeTime(tx, claimId);
      await decide[decision](tx, held, { decided_by: member.id, decided_at: now, reason });
    }
    return showCollegeClaim(tx, { id: member.id, seat }, claimId);
  });
}

function requirePossible(claim: HeldClaim['claim'], { version, decision, reason }: Decision): void {
  if (claim.version !== version) throw new Refusal('conflict');
  if (claim.state !== 'college') throw new Refusal('claim_moved');
  if (decision !== 'approve' && [...reason].length < limits.reason.min)
    throw new Refusal('claim_reason_missing', { param: 'reason' });
  if (decision === 'return' && claim.college_returns >= limits.collegeReturns)
    throw new Refusal('claim_returned_often');
}

type Set = { decided_by: string; decided_at: typeof now; reason: string };

const decide = {
  async approve(tx: Tx, held: HeldClaim, set: Set) {
    await approveClaim(tx, held, { move: 'approve', set });
    const { id: claimId, account_id: accountId } = held.claim;
    const { decided_by: by } = set;
    await noteClaimStep(tx, claimId, { kind: 'approved', side: 'college', by });
    await record(tx, { name: 'credit.approved', accountId, subject: { claimId, by } });
  },

  async decline(tx: Tx, { claim }: HeldClaim, set: Set) {
    await moveClaim(tx, claim, 'decline', set);
    const { decided_by: by, reason } = set;
    await noteClaimStep(tx, claim.id, { kind: 'declined', side: 'college', by, reason });
    const subject = { claimId: claim.id, by };
    await record(tx, { name: 'credit.declined', accountId: claim.account_id, subject });
  },

  /** Its lines stay in it: the member changes them, and the host confirms them again. */
  async return(tx: Tx, { claim }: HeldClaim, { decided_by: by, decided_at: at, reason }: Set) {
    await returnClaim(tx, claim, { from: 'college', by, reason });
    await tx
      .updateTable('credit_claims')
      .set({ decided_by: by, decided_at: at })
      .where('id', '=', claim.id)
      .execute();
  },
};
