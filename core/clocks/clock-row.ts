import type { Selectable } from 'kysely';
import type { ClocksTable } from '#db/tables.ts';
import type { Clock } from './clock.ts';
import { deadlineOf } from './deadlines.ts';
import { afterNight } from './due-time.ts';
import { type Notice, nextNotice } from './notices.ts';

export type ClockRow = Selectable<ClocksTable>;

/** The fields of a row that the arithmetic of deadlines needs. */
export function clockOf(row: ClockRow): Clock {
  return {
    state: row.state as Clock['state'],
    beganAt: row.began_at,
    dueAt: row.due_at,
    zone: row.zone,
    sparesNight: deadlineOf(row.kind).sparesNight ?? true,
    ...(row.left_ms !== null && {
      stopped: { leftMs: Number(row.left_ms), state: row.stopped_state as 'running' | 'extended' },
    }),
    ...(row.shifted_until && { shiftedUntil: row.shifted_until }),
  };
}

/** The columns to update after a change of the deadline. */
export function columnsOf(clock: Clock, { kind, notices }: Pick<ClockRow, 'kind' | 'notices'>) {
  return {
    state: clock.state,
    due_at: clock.dueAt,
    left_ms: clock.stopped ? String(clock.stopped.leftMs) : null,
    stopped_state: clock.stopped?.state ?? null,
    shifted_until: clock.shiftedUntil ?? null,
    next_notice_at: nextNoticeAt(clock, kind, notices),
  };
}

/**
 * When the owing side gets its next reminder; null when there are no more. Where silence counts as a yes, the row is checked
 * once more at the deadline.
 */
export function nextNoticeAt(clock: Clock, kind: string, sent: readonly string[]): Date | null {
  if (deadlineOf(kind).remindsNobody) return null;
  const isOpen = clock.state === 'running' || clock.state === 'extended';
  const end = isOpen && deadlineOf(kind).silenceIsYes ? clock.dueAt : null;
  const next = nextNotice(clock, sent as Notice[], deadlineOf(kind).reminderDays);
  if (!next) return end;
  const at = clock.sparesNight ? afterNight(next.at, clock.zone) : next.at;
  return at < clock.dueAt ? at : end;
}
