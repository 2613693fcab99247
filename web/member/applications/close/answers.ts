import type { ReceivedRowBody } from '#contract/application-shapes.ts';
import { putDecidedClosure } from '#contract/deciding.ts';
import { getOwnOpportunity } from '#contract/opportunities.ts';
import { listReceivedApplications } from '#contract/received-applications.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';
import type { Visit } from '../../../forms/visit.ts';
import { paths } from '../../../paths.ts';
import { readReason, readTicked } from '../ticked.ts';

export const loader = loads(async (visit) => {
  const opportunityId = visit.params.id ?? '';
  const opportunity = await visit.ask(getOwnOpportunity, { opportunityId });
  if (!opportunity.can.close) throw new Response(null, { status: 404 });
  const [waiting, now] = await Promise.all([findWaiting(visit, opportunityId), visit.time()]);
  return { opportunity, waiting, now };
});

const mostPages = 10;

/** Everybody about whom something can be decided now. */
async function findWaiting({ ask }: Visit, opportunityId: string): Promise<ReceivedRowBody[]> {
  const found: ReceivedRowBody[] = [];
  let after = '';
  for (let page = 0; page < mostPages; page++) {
    const { applications, next } = await ask(listReceivedApplications, {
      opportunityId,
      list: 'open',
      after,
    });
    found.push(...applications.filter((one) => one.can.decline));
    if (next === '') break;
    after = next;
  }
  return found;
}

export const action = acts(
  {
    async close(sent, { ask, params }) {
      const applications = readTicked(sent);
      const why = applications.length > 0 ? readReason(sent) : null;
      if (why && 'fault' in why) return why;
      const opportunityId = params.id ?? '';
      await ask(putDecidedClosure, { opportunityId, applications, ...why });
      return { done: 'closed', to: paths.ownOpportunity(opportunityId) };
    },
  },
  {
    application_words_missing: { fields: ['words'] },
    general_argument_invalid: { code: 'application_words_long', fields: ['words'] },
  },
);
