import { getMentorReviews } from '#contract/mentors/desk-calls.ts';
import { loads } from '#web/forms/load.ts';
import { cursorIn } from '#web/layout/desk/cursor-in.ts';

export const loader = loads(async ({ ask, url }) => {
  const list = url.searchParams.get('list') === 'decided' ? 'decided' : 'waiting';
  return { list, ...(await ask(getMentorReviews, { list, cursor: cursorIn(url) })) } as const;
});
