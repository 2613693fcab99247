import { accountChanged } from '../accounts/live-updates.ts';
import type { Core } from '../ground/core.ts';
import type { LiveUpdate, Presenters } from '../ground/realtime.ts';

/** Both sides of a deadline hear that their Today has changed, the waiting one only once it may know. */
async function turnsChanged(
  core: Core,
  { subject }: { subject: { clockId: string; isQuiet?: boolean | undefined } },
): Promise<LiveUpdate[]> {
  const deadline = await core.db
    .selectFrom('clocks')
    .select(['owed_by', 'awaited_by'])
    .where('id', '=', subject.clockId)
    .executeTakeFirst();
  const sides = new Set([deadline?.owed_by, subject.isQuiet ? null : deadline?.awaited_by]);
  const updates = [...sides].map((accountId) => (accountId ? accountChanged(core, accountId, 'turns') : []));
  return (await Promise.all(updates)).flat();
}

export const todayLiveUpdates: Presenters = {
  'clocks.began': turnsChanged,
  'clocks.extended': turnsChanged,
  'clocks.ended': turnsChanged,
  'clocks.lapsed': turnsChanged,
};
