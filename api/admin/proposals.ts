import * as calls from '#contract/administration/proposal-calls.ts';
import { getStaff, putStaffRights } from '#contract/administration/staff-calls.ts';
import { confirmProposal } from '#core/administration/confirm-proposal.ts';
import { listProposals } from '#core/administration/list-proposals.ts';
import { listStaff } from '#core/administration/list-staff.ts';
import { openProposal } from '#core/administration/open-proposal.ts';
import { proposeRights } from '#core/administration/propose-rights.ts';
import { refuseProposal } from '#core/administration/refuse-proposal.ts';
import { withdrawProposal } from '#core/administration/withdraw-proposal.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const proposalEndpoints: Endpoint[] = [
  answer(calls.getProposals, ({ core, actor, params }) =>
    listProposals(core, actor, { list: params.list, after: params.cursor }),
  ),

  answer(calls.getProposal, ({ core, actor, params }) => openProposal(core, actor, params.proposalId)),

  answer(calls.putProposalConfirmation, ({ core, actor, params }) =>
    confirmProposal(core, actor, params.proposalId),
  ),

  answer(calls.putProposalRefusal, ({ core, actor, params }) => refuseProposal(core, actor, params)),

  answer(calls.putProposalWithdrawal, ({ core, actor, params }) =>
    withdrawProposal(core, actor, params.proposalId),
  ),

  answer(getStaff, ({ core, actor }) => listStaff(core, actor)),

  answer(putStaffRights, ({ core, actor, params }) => proposeRights(core, actor, params)),
];
