import {
  getDeskOpportunity,
  putOpportunityRemoval,
  putReviewDecision,
} from '#contract/opportunities/desk-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { faultOfReason } from '#web/layout/desk/fault-of-reason.ts';

export const loader = loads(async ({ ask, params: { id = '' } }) => ({
  opportunity: await ask(getDeskOpportunity, { opportunityId: id }),
}));

function decide(verdict: 'approved' | 'returned'): Handler {
  return async (sent, { ask, params: { id = '' } }) => {
    const version = Number(sent.text('version')) || 1;
    const reason = sent.text('reason');
    await ask(putReviewDecision, { opportunityId: id, version, verdict, reason });
    return { done: verdict };
  };
}

export const action = acts(
  {
    approve: decide('approved'),
    return: decide('returned'),
    async remove(sent, { ask, params: { id = '' } }) {
      const reason = sent.text('removal');
      if (faultOfReason(reason)) return { fault: { code: 'reason_missing', fields: ['removal'] } };
      await ask(putOpportunityRemoval, { opportunityId: id, reason });
      return { done: 'removed' };
    },
  },
  { opportunity_reason_missing: { fields: ['reason'] } },
);
