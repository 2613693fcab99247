import { getSearchReviews } from '#contract/cofounders/desk-calls.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const list = url.searchParams.get('list') === 'decided' ? 'decided' : 'waiting';
  return { list, ...(await ask(getSearchReviews, { list, cursor: cursorIn(url) })) } as const;
});
