import {
  deleteCreditConfirmation,
  getAskedOpportunity,
  putCreditConfirmation,
  putCreditRefusal,
} from '#contract/credit-opportunities/calls.ts';
import { creditOpportunityLimits as limits } from '#contract/credit-opportunities/limits.ts';
import { opportunityLimits } from '#contract/opportunities/limits.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';

const of = ({ param }: Visit) => ({
  organisationSlug: param('slug'),
  requestId: param('requestId'),
});

export const loader = loads((visit) => visit.ask(getAskedOpportunity, of(visit)));

const answerNo =
  (call: typeof putCreditRefusal | typeof deleteCreditConfirmation, done: string): Handler =>
  async (sent, visit) => {
    const reason = sent.secret('reason');
    if (textLength(reason) > limits.reason)
      return { fault: { code: 'credit_reason_long', fields: ['reason'] } };
    await visit.ask(call, { ...of(visit), reason });
    return { done };
  };

export const action = acts(
  {
    async confirm(sent, visit) {
      const hours = typedCount(sent.text('hours'), opportunityLimits.creditHours);
      if ('fault' in hours || hours.count < 1)
        return { fault: { code: 'credit_hours_invalid', fields: ['hours'] } };
      const cohorts = [...sent.entries()].flatMap(([name, value]) =>
        name === 'cohorts' ? String(value) : [],
      );
      if (cohorts.length === 0) return { fault: { code: 'credit_cohorts_none', fields: ['cohorts'] } };
      const [version, terms] = [Number(sent.text('version')) || 1, Number(sent.text('terms')) || 1];
      const said = { ...of(visit), version, terms, hours: hours.count, cohorts };
      await visit.ask(putCreditConfirmation, said);
      return { done: 'confirmed' };
    },
    decline: answerNo(putCreditRefusal, 'declined'),
    takeBack: answerNo(deleteCreditConfirmation, 'takenBack'),
  },
  {
    credit_opportunity_hours: { fields: ['hours'] },
    credit_opportunity_few_hours: { fields: ['hours'] },
    credit_opportunity_cohorts: { fields: ['cohorts'] },
  },
);
