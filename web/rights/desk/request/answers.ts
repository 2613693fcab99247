import { getDeskRightsRequest, putRightsAnswer, putRightsWork } from '#contract/rights/desk-calls.ts';
import { refusalReasons, requestOutcomes, rightsLimits } from '#contract/rights/limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, params: { requestId = '' } }) => ({
  request: await ask(getDeskRightsRequest, { requestId }),
}));

export const action = acts(
  {
    async take(_, { ask, params: { requestId = '' } }) {
      await ask(putRightsWork, { requestId });
      return { done: 'taken' };
    },
    async answer(sent, { ask, params: { requestId = '' } }) {
      const outcome = requestOutcomes.find((one) => one === sent.text('outcome'));
      if (!outcome) return { fault: { code: 'rights_outcome_missing', fields: ['outcome'] } };
      const reason = refusalReasons.find((one) => one === sent.text('reason')) ?? '';
      if (outcome === 'refused' && !reason)
        return { fault: { code: 'rights_reason_missing', fields: ['reason'] } };
      const answer = sent.text('answer');
      const { min, max } = rightsLimits.answer;
      const length = textLength(answer);
      if (length < min || length > max)
        return { fault: { code: 'rights_answer_length', fields: ['answer'] } };
      const version = Number(sent.text('version'));
      await ask(putRightsAnswer, { requestId, version, outcome, reason, answer });
      return { done: 'answered' };
    },
  },
  { rights_reason_unfit: { fields: ['reason'] } },
);
