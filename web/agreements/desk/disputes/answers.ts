import { adminLimits } from '#contract/administration/limits.ts';
import { getDisputes } from '#contract/agreements/dispute-desk-calls.ts';
import { disputeLists } from '#contract/agreements/dispute-limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = disputeLists.find((one) => one === wanted) ?? 'waiting';
  const typed = (url.searchParams.get('search') ?? '').trim();
  const search = [...typed].slice(0, adminLimits.search).join('');
  return { list, search, ...(await ask(getDisputes, { list, search, cursor: cursorIn(url) })) } as const;
});
