import { listSessions } from '#contract/mentoring/calls.ts';
import { mentoringLists } from '#contract/mentoring/limits.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, url }) => {
  const after = url.searchParams.get('after') ?? '';
  const wanted = url.searchParams.get('list');
  const list = mentoringLists.find((one) => one === wanted);
  if (list) return { list, after, ...(await ask(listSessions, { list, after })) };
  const waiting = await ask(listSessions, { list: 'waiting', after: '' });
  if (waiting.sessions.some(({ isOwnTurn }) => isOwnTurn))
    return { list: 'waiting', after: '', ...waiting } as const;
  return { list: 'ahead', after: '', ...(await ask(listSessions, { list: 'ahead', after: '' })) } as const;
});
