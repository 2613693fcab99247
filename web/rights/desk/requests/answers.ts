import { getDeskRightsRequests } from '#contract/rights/desk-calls.ts';
import { requestLists } from '#contract/rights/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = requestLists.find((one) => one === wanted) ?? 'waiting';
  const search = url.searchParams.get('search') ?? '';
  const page = await ask(getDeskRightsRequests, { list, search, cursor: cursorIn(url) });
  return { list, search, ...page } as const;
});
