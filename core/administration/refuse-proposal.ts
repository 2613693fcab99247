import type { ProposalBody } from '#contract/administration/proposal-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireSeen } from './require-seen.ts';
import { barToProposal } from './steps/bar-to-proposal.ts';
import { endProposal } from './steps/end-proposal.ts';
import { findProposal, holdProposals } from './steps/hold-proposals.ts';
import { showProposal } from './steps/show-proposal.ts';

/**
 * Refuses a proposal of other staff, also one that has changed meanwhile. The same refusal sent twice counts once.
 * @throws Refusal `proposal_unknown`, `proposal_over`, `proposal_own`, `proposal_barred`
 */
export async function refuseProposal(
  core: Core,
  staff: Member,
  { proposalId, answer }: { proposalId: string; answer: string },
): Promise<ProposalBody> {
  return core.db.transaction().execute(async (tx) => {
    await holdProposals(tx);
    const row = await findProposal(tx, proposalId);
    requireSeen(core, staff, row);
    const isRepeated = row.state === 'refused' && row.ended_by === staff.id && row.answer === answer;
    if (isRepeated) return showProposal(tx, core, staff, row);
    if (row.proposed_by === staff.id) throw new Refusal('proposal_own');
    const bar = await barToProposal(tx, core, staff.id, row);
    if (bar === 'over') throw new Refusal('proposal_over');
    if (bar === 'no_right') throw new Refusal('proposal_unknown');
    if (bar === 'conflict') throw new Refusal('proposal_barred');
    await endProposal(tx, row, { state: 'refused', by: staff.id, answer });
    return showProposal(tx, core, staff, await findProposal(tx, proposalId));
  });
}
