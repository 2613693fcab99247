import { getDeskBreaches } from '#contract/breaches/desk-calls.ts';
import { breachLists } from '#contract/breaches/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = breachLists.find((one) => one === wanted) ?? 'open';
  const search = url.searchParams.get('search') ?? '';
  const page = await ask(getDeskBreaches, { list, search, cursor: cursorIn(url) });
  return { list, search, ...page } as const;
});
