import { getDeskHolds } from '#contract/holds/desk-calls.ts';
import { holdLists } from '#contract/holds/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = holdLists.find((one) => one === wanted) ?? 'open';
  const search = url.searchParams.get('search') ?? '';
  const page = await ask(getDeskHolds, { list, search, cursor: cursorIn(url) });
  return { list, search, ...page } as const;
});
