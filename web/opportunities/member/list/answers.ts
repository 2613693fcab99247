import { listOwnOpportunities } from '#contract/opportunities/calls.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url }) => {
  const after = url.searchParams.get('after') ?? '';
  return { after, ...(await ask(listOwnOpportunities, { after })) };
});
