import type { Notice } from '../ground/notice.ts';

/** A notification with its event, and the moment from which it may be mailed. */
export type TimedNotice = Notice & { eventId: string; at: Date };

/** Gives each member one notification of an event, and none to the member who caused it. */
export function eachOnce(
  { eventId, at }: { eventId: string; at: Date },
  notices: readonly Notice[],
): TimedNotice[] {
  const first = new Map<string, TimedNotice>();
  for (const notice of notices)
    if (notice.accountId !== notice.by && !first.has(notice.accountId))
      first.set(notice.accountId, { ...notice, eventId, at });
  return [...first.values()];
}
