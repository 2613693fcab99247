import { getMentorReview, putMentorReviewDecision } from '#contract/mentors/desk-calls.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { id = '' } }) => ({
  one: await ask(getMentorReview, { reviewId: id }),
}));

function decide(verdict: 'approved' | 'returned'): Handler {
  return async (sent, { ask, params: { id = '' } }) => {
    const version = Number(sent.text('version')) || 1;
    await ask(putMentorReviewDecision, { reviewId: id, version, verdict, reason: sent.text('reason') });
    return { done: verdict };
  };
}

export const action = acts(
  { approve: decide('approved'), return: decide('returned') },
  { mentor_reason_missing: { fields: ['reason'] } },
);
