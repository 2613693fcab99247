import { putDecidedClosure } from '#contract/applications/deciding-calls.ts';
import { getOwnOpportunity } from '#contract/opportunities/calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { gatherReceived } from '../gather-received.ts';
import { readReason, readTicked } from '../ticked.ts';
import { wordedPeople } from '../worded-person.ts';
import { wordsTooLong } from '../words-fault.ts';

export const loader = loads(async (visit) => {
  const opportunityId = visit.param('id');
  const opportunity = await visit.ask(getOwnOpportunity, { opportunityId });
  if (!opportunity.can.close) throw new Response(null, { status: 404 });
  const [listed, now] = await Promise.all([
    gatherReceived(visit, { opportunityId, list: 'open' }),
    visit.time(),
  ]);
  const waiting = wordedPeople(listed.applications.filter((one) => one.can.decline));
  return { opportunity, waiting, isCut: listed.next !== '', now };
});

export const action = acts(
  {
    async close(sent, { ask, param }) {
      const applications = readTicked(sent);
      const why = applications.length > 0 ? readReason(sent) : null;
      if (why && 'fault' in why) return why;
      const opportunityId = param('id');
      const to = opportunityPaths.ownOpportunity(opportunityId);
      try {
        await ask(putDecidedClosure, { opportunityId, applications, ...why });
      } catch (error) {
        // Another owner has closed the opportunity: nothing is left to decide here, and no email of this form has been sent.
        const isConflict = error instanceof Refusal && error.code === 'conflict';
        if (!isConflict || (await ask(getOwnOpportunity, { opportunityId })).can.close) throw error;
        return { done: 'closedBefore', to };
      }
      return { done: 'closed', to };
    },
  },
  {
    application_words_missing: { fields: ['words'] },
    general_argument_invalid: wordsTooLong,
  },
);
