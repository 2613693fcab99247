import * as calls from '#contract/opportunities/desk-calls.ts';
import { decideReview } from '#core/opportunities/decide-review.ts';
import { listAtDesk } from '#core/opportunities/list-at-desk.ts';
import { openAtDesk } from '#core/opportunities/open-at-desk.ts';
import { removeOpportunity } from '#core/opportunities/remove-opportunity.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminOpportunityEndpoints: Endpoint[] = [
  answer(calls.getDeskOpportunities, ({ core, actor, params: { list, search, cursor } }) =>
    listAtDesk(core, actor, { list, search, after: cursor }),
  ),

  answer(calls.getDeskOpportunity, ({ core, actor, params }) =>
    openAtDesk(core, actor, params.opportunityId),
  ),

  answer(calls.putReviewDecision, ({ core, actor, params: { opportunityId, ...decision } }) =>
    decideReview(core, actor, { opportunityId: opportunityId, ...decision }),
  ),

  answer(calls.putOpportunityRemoval, ({ core, actor, params: { opportunityId, reason } }) =>
    removeOpportunity(core, actor, { opportunityId: opportunityId, reason }),
  ),
];
