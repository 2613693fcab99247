import {
  getProposal,
  putProposalConfirmation,
  putProposalRefusal,
  putProposalWithdrawal,
} from '#contract/administration/proposal-calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';
import { proposalWords } from '#web/words.ts';

export const loader = loads(async ({ ask, params: { proposalId = '' } }) => {
  const proposal = await ask(getProposal, { proposalId });
  const words = proposalWords[proposal.kind];
  const effect = proposal.detail?.effect;
  return { proposal, name: words.name, effect: effect ? words.effect(effect as never) : null };
});

export const action = acts({
  async confirm(_, { ask, params: { proposalId = '' } }) {
    await ask(putProposalConfirmation, { proposalId });
    return { done: 'confirmed' };
  },
  async refuse(sent, { ask, params: { proposalId = '' } }) {
    const answer = sent.text('reason');
    const fault = faultOfReason(answer);
    if (fault) return { fault };
    await ask(putProposalRefusal, { proposalId, answer });
    return { done: 'refused' };
  },
  async withdraw(_, { ask, params: { proposalId = '' } }) {
    await ask(putProposalWithdrawal, { proposalId });
    return { done: 'withdrawn' };
  },
});
