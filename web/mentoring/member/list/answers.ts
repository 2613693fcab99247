import { listSessions } from '#contract/mentoring/calls.ts';
import { mentoringLists } from '#contract/mentoring/limits.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url }) => {
  const after = url.searchParams.get('after') ?? '';
  const wanted = url.searchParams.get('list');
  const list = mentoringLists.find((one) => one === wanted) ?? 'ahead';
  return { list, after, ...(await ask(listSessions, { list, after })) };
});
