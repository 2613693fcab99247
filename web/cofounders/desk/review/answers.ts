import { getSearchReview, putSearchReviewDecision } from '#contract/cofounders/desk-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { id = '' } }) => ({
  one: await ask(getSearchReview, { reviewId: id }),
}));

function decide(verdict: 'approved' | 'returned'): Handler {
  return async (sent, { ask, params: { id = '' } }) => {
    const version = Number(sent.text('version')) || 1;
    await ask(putSearchReviewDecision, { reviewId: id, version, verdict, reason: sent.text('reason') });
    return { done: verdict };
  };
}

export const action = acts(
  { approve: decide('approved'), return: decide('returned') },
  { cofounder_reason_missing: { fields: ['reason'] } },
);
