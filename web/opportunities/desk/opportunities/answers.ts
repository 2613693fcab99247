import { adminLimits } from '#contract/administration/limits.ts';
import { getDeskOpportunities } from '#contract/opportunities/desk-calls.ts';
import { opportunityLists } from '#contract/opportunities/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = opportunityLists.find((one) => one === wanted) ?? 'waiting';
  const typed = (url.searchParams.get('search') ?? '').trim();
  const search = [...typed].slice(0, adminLimits.search).join('');
  return {
    list,
    search,
    ...(await ask(getDeskOpportunities, { list, search, cursor: cursorIn(url) })),
  } as const;
});
