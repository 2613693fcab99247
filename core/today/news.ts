import { accountChanged } from '../accounts/news.ts';
import type { Core } from '../ground/core.ts';
import type { News, Presenters } from '../ground/realtime.ts';

/** Both sides of a deadline hear that their Today has changed, the waiting one only once it may know. */
async function turnsChanged(
  core: Core,
  { subject }: { subject: { clockId: string; isQuiet?: boolean | undefined } },
): Promise<News[]> {
  const clock = await core.db
    .selectFrom('clocks')
    .select(['owed_by', 'awaited_by'])
    .where('id', '=', subject.clockId)
    .executeTakeFirst();
  const sides = new Set([clock?.owed_by, subject.isQuiet ? null : clock?.awaited_by]);
  const told = [...sides].map((accountId) => (accountId ? accountChanged(core, accountId, 'turns') : []));
  return (await Promise.all(told)).flat();
}

export const todayNews: Presenters = {
  'clocks.began': turnsChanged,
  'clocks.extended': turnsChanged,
  'clocks.ended': turnsChanged,
  'clocks.lapsed': turnsChanged,
};
