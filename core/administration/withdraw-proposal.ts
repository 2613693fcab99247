import type { ProposalBody } from '#contract/administration/proposal-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireSeen } from './require-seen.ts';
import { endProposal } from './steps/end-proposal.ts';
import { findProposal, holdProposals } from './steps/hold-proposals.ts';
import { showProposal } from './steps/show-proposal.ts';

/**
 * Withdraws an own proposal. Repeating it changes nothing.
 * @throws Refusal `proposal_unknown`, also for a proposal of others; `proposal_over`
 */
export async function withdrawProposal(core: Core, staff: Member, proposalId: string): Promise<ProposalBody> {
  return core.db.transaction().execute(async (tx) => {
    await holdProposals(tx);
    const row = await findProposal(tx, proposalId);
    requireSeen(core, staff, row);
    if (row.proposed_by !== staff.id) throw new Refusal('proposal_unknown');
    if (row.state === 'withdrawn') return showProposal(tx, core, staff, row);
    if (row.state !== 'waiting') throw new Refusal('proposal_over');
    await endProposal(tx, row, { state: 'withdrawn', by: staff.id });
    return showProposal(tx, core, staff, await findProposal(tx, proposalId));
  });
}
