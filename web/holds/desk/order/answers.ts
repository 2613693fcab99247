import { getDeskOrder, putOrderAnswer, putOrderPolice, putOrderTold } from '#contract/holds/desk-calls.ts';
import { orderLimits, orderOutcomes } from '#contract/holds/limits.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

const { min, max } = orderLimits.answer;
const fits = (said: string) => textLength(said) >= min && textLength(said) <= max;

export const loader = loads(async ({ ask, params: { orderId = '' } }) => ({
  order: await ask(getDeskOrder, { orderId }),
}));

export const action = acts(
  {
    async answer(sent, { ask, params: { orderId = '' } }) {
      const outcome = orderOutcomes.find((one) => one === sent.text('outcome'));
      if (!outcome) return { fault: { code: 'order_outcome_missing', fields: ['outcome'] } };
      const answer = sent.text('answer');
      if (!fits(answer)) return { fault: { code: 'order_answer_length', fields: ['answer'] } };
      await ask(putOrderAnswer, { orderId, version: Number(sent.text('version')), outcome, answer });
      return { done: 'answered' };
    },
    async told(sent, { ask, params: { orderId = '' } }) {
      await ask(putOrderTold, { orderId, mayTell: sent.has('may-tell') });
      return { done: 'told' };
    },
    async police(sent, { ask, params: { orderId = '' } }) {
      const words = sent.text('police');
      if (!fits(words)) return { fault: { code: 'order_answer_length', fields: ['police'] } };
      await ask(putOrderPolice, { orderId, words });
      return { done: 'handedOver' };
    },
  },
  { order_before_telling: { fields: ['may-tell'] } },
);
