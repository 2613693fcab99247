import { getNoShowAppeal, putNoShowDecision } from '#contract/mentoring/desk-calls.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { id = '' } }) => ({
  one: await ask(getNoShowAppeal, { sessionId: id }),
}));

function decide(outcome: 'granted' | 'refused'): Handler {
  return async (sent, { ask, params: { id = '' } }) => {
    const reason = normaliseText(sent.text('reason'));
    if (textLength(reason) < 3) return { fault: { code: 'mentoring_reason_missing', fields: ['reason'] } };
    if (textLength(reason) > limits.words)
      return { fault: { code: 'mentoring_words_long', fields: ['reason'] } };
    await ask(putNoShowDecision, { sessionId: id, outcome, reason });
    return { done: outcome };
  };
}

export const action = acts({ grant: decide('granted'), refuse: decide('refused') });
