import type { Notice } from '../ground/notice.ts';

/** With the event that it is of, and from when on it may be mailed. */
export type TimedNotice = Notice & { eventId: string; at: Date };

/** Everybody is told of an event once, but whoever did it. */
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
