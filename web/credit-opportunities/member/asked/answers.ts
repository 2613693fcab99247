import { getAskedOpportunities } from '#contract/credit-opportunities/calls.ts';
import { creditOpportunityLists } from '#contract/credit-opportunities/limits.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param, url: { searchParams } }) => {
  const list = creditOpportunityLists.find((one) => one === searchParams.get('list')) ?? 'waiting';
  const after = searchParams.get('after')?.slice(0, 36);
  const page = await ask(getAskedOpportunities, {
    organisationSlug: param('slug'),
    list,
    ...(after && { cursor: after }),
  });
  return { ...page, list };
});
