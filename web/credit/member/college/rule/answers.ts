import { getCreditRule, putCreditRule } from '#contract/credit/college-calls.ts';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import { latinDigits } from '#rules/text/digits.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { ruleFields } from './fields.ts';

const of = ({ param }: Visit) => ({ organisationSlug: param('slug'), cohortId: param('cohortId') });

export const loader = loads(async (visit) => visit.ask(getCreditRule, of(visit)));

const mostOf = (field: string) => (field === 'mostCredits' ? limits.credits : limits.hours);

function numberIn(sent: Sent, field: (typeof ruleFields)[number]): number {
  const text = latinDigits(sent.text(field));
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value <= mostOf(field) ? value : 0;
}

export const action = acts(
  {
    async rule(sent, visit) {
      const wrong = ruleFields.filter((field) => numberIn(sent, field) === 0);
      if (wrong.length > 0) return { fault: { code: 'credit_rule_number', fields: wrong } };
      const semesters = [...sent.entries()].flatMap(([name, value]) =>
        name === 'semester' && typeof value === 'string' ? [value] : [],
      );
      await visit.ask(putCreditRule, {
        ...of(visit),
        version: Number(sent.text('version')),
        hoursACredit: numberIn(sent, 'hoursACredit'),
        leastHours: numberIn(sent, 'leastHours'),
        mostHours: numberIn(sent, 'mostHours'),
        mostCredits: numberIn(sent, 'mostCredits'),
        semesters,
      });
      return { done: 'set' };
    },
  },
  { credit_rule_order: { fields: ['leastHours', 'mostHours'] } },
);
