import { getDeskProjects } from '#contract/projects/desk-calls.ts';
import { projectLists } from '#contract/projects/limits.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const wanted = url.searchParams.get('list');
  const list = projectLists.find((one) => one === wanted) ?? 'appeals';
  const search = (url.searchParams.get('search') ?? '').trim();
  return { list, search, ...(await ask(getDeskProjects, { list, search, cursor: cursorIn(url) })) } as const;
});
