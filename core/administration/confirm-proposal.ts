import type { ProposalBar, ProposalBody } from '#contract/administration/proposal-calls.ts';
import type { RefusalCode } from '#contract/collected.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { actionOf } from './proposal-row.ts';
import { requireSeen } from './require-seen.ts';
import { barToProposal } from './steps/bar-to-proposal.ts';
import { endProposal } from './steps/end-proposal.ts';
import { findProposal, holdProposals } from './steps/hold-proposals.ts';
import { showProposal } from './steps/show-proposal.ts';

const refusals = {
  over: 'proposal_over',
  conflict: 'proposal_barred',
  no_right: 'proposal_unknown',
  own: 'proposal_own',
  proposer_gone: 'conflict',
  changed: 'conflict',
  others: 'proposal_for_others',
  early: 'proposal_early',
} as const satisfies Record<Exclude<ProposalBar, ''>, RefusalCode>;

/**
 * Confirms a proposal and carries its action out in the same transaction; its proposer does so alone where no other account
 * could. If two confirm at once, the second learns of the first. Repeating it changes nothing.
 * @throws Refusal `proposal_unknown`, `proposal_over`, `proposal_own`, `proposal_barred`, `proposal_for_others`,
 * `proposal_early`; `conflict` if it is no longer as it was proposed; refusals of the action
 */
export async function confirmProposal(core: Core, staff: Member, proposalId: string): Promise<ProposalBody> {
  return core.db.transaction().execute(async (tx) => {
    const seen = await findProposal(tx, proposalId);
    requireSeen(core, staff, seen);
    const { action, input } = actionOf(seen);
    await action.hold(tx, input);
    await holdProposals(tx);
    const row = await findProposal(tx, proposalId);
    if (row.state === 'confirmed' && row.ended_by === staff.id) return showProposal(tx, core, staff, row);
    const bar = await barToProposal(tx, core, staff.id, row);
    if (bar !== '') throw new Refusal(refusals[bar]);
    const isLone = row.proposed_by === staff.id;
    await action.carryOut(
      tx,
      core,
      { proposedBy: row.proposed_by, confirmedBy: isLone ? null : staff.id },
      input,
    );
    await endProposal(tx, row, { state: 'confirmed', by: staff.id });
    return showProposal(tx, core, staff, await findProposal(tx, proposalId));
  });
}
