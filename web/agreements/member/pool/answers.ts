import { getPool, putPool } from '#contract/agreements/calls.ts';
import { getPoolUse } from '#contract/agreements/pool-use-calls.ts';
import { typedCount } from '#rules/amounts/typed-amount.ts';
import { isDay } from '#rules/calendar/day.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { backOf } from '#web/ground/member/back-of.ts';
import { shownPoolUse } from './shown-pool-use.ts';

export const loader = loads(async ({ ask, param, url }) => {
  const projectSlug = param('slug');
  const [pool, use] = await Promise.all([ask(getPool, { projectSlug }), ask(getPoolUse, { projectSlug })]);
  return { slug: projectSlug, pool, use: shownPoolUse(use), back: backOf(url) };
});

export const action = acts(
  {
    async save(sent, { ask, param, url }) {
      const totals = { companyUnits: 0, poolUnits: 0 };
      for (const field of ['companyUnits', 'poolUnits'] as const) {
        const read = typedCount(sent.text(field));
        if (!('count' in read) || read.count < 1)
          return { fault: { code: 'agreement_number_invalid', fields: [field] } };
        totals[field] = read.count;
      }
      const asOfDay = sent.text('asOfDay');
      if (!isDay(asOfDay)) return { fault: { code: 'day_invalid', fields: ['asOfDay'] } };
      const version = Number(sent.text('version')) || 0;
      await ask(putPool, { projectSlug: param('slug'), version, ...totals, asOfDay });
      const back = backOf(url);
      return { done: 'saved', ...(back && { to: back }) };
    },
  },
  {
    agreement_pool_above_company: { fields: ['poolUnits'] },
    agreement_pool_below_taken: { fields: ['poolUnits'] },
    agreement_pool_day: { fields: ['asOfDay'] },
  },
);
