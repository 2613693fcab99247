import type { ProposalBody } from '#contract/administration/proposal-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireSeen } from './require-seen.ts';
import { findProposal } from './steps/hold-proposals.ts';
import { noteAction } from './steps/note-action.ts';
import { showProposal } from './steps/show-proposal.ts';

/** Shows a proposal to staff with its right and to its proposer, and logs the look. @throws Refusal `proposal_unknown` */
export async function openProposal(core: Core, staff: Member, proposalId: string): Promise<ProposalBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await findProposal(tx, proposalId);
    requireSeen(core, staff, row);
    await noteAction(tx, staff, { action: 'proposal.opened', subjectId: proposalId });
    return showProposal(tx, core, staff, row);
  });
}
