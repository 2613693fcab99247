import { getAccounts } from '#contract/supervision/calls.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const search = (url.searchParams.get('search') ?? '').trim();
  return { search, ...(await ask(getAccounts, { search, cursor: cursorIn(url) })) };
});
