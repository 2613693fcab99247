import { listSessions } from '#contract/mentoring/calls.ts';
import { mentoringLists } from '#contract/mentoring/limits.ts';
import { loads } from '#web/forms/load.ts';
import { loadMentorships } from '#web/mentorships/member/list/load.ts';

export const loader = loads(async (visit) => {
  const { ask, url } = visit;
  const after = url.searchParams.get('after') ?? '';
  const wanted = url.searchParams.get('list');
  const listed = { list: 'mentorships', after: '', sessions: [], next: '' } as const;
  if (wanted === 'mentorships') return { ...listed, mentorships: await loadMentorships(visit) };
  const list = mentoringLists.find((one) => one === wanted);
  const mentorships = null;
  if (list) return { list, after, mentorships, ...(await ask(listSessions, { list, after })) };
  const waiting = await ask(listSessions, { list: 'waiting', after: '' });
  if (waiting.sessions.some(({ isOwnTurn }) => isOwnTurn))
    return { list: 'waiting', after: '', mentorships, ...waiting } as const;
  const ahead = await ask(listSessions, { list: 'ahead', after: '' });
  return { list: 'ahead', after: '', mentorships, ...ahead } as const;
});
