import { getDeskNomineeRequests } from '#contract/nominees/desk-calls.ts';
import { nomineeLists } from '#contract/nominees/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = nomineeLists.find((one) => one === wanted) ?? 'due';
  const search = url.searchParams.get('search') ?? '';
  const page = await ask(getDeskNomineeRequests, { list, search, cursor: cursorIn(url) });
  return { list, search, ...page } as const;
});
