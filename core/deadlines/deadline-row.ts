import type { Selectable } from 'kysely';
import type { ClocksTable } from '#db/tables/clocks.ts';
import type { Deadline } from './deadline.ts';
import { deadlineRuleOf } from './deadline-rules.ts';
import { afterNight } from './due-time.ts';
import { nextReminder, type Reminder } from './reminders.ts';

export type DeadlineRow = Selectable<ClocksTable>;

/** The fields of a row that the arithmetic of deadlines needs. */
export function deadlineOf(row: DeadlineRow): Deadline {
  return {
    state: row.state as Deadline['state'],
    beganAt: row.began_at,
    dueAt: row.due_at,
    zone: row.zone,
    sparesNight: deadlineRuleOf(row.kind).sparesNight ?? true,
    ...(row.latest_at && { latestAt: row.latest_at }),
    ...(row.left_ms !== null && {
      stopped: { leftMs: Number(row.left_ms), state: row.stopped_state as 'running' | 'extended' },
    }),
    ...(row.shifted_until && { shiftedUntil: row.shifted_until }),
  };
}

/** The columns to update after a change of the deadline. */
export function columnsOf(
  deadline: Deadline,
  { kind, notices: reminders }: Pick<DeadlineRow, 'kind' | 'notices'>,
) {
  return {
    state: deadline.state,
    due_at: deadline.dueAt,
    left_ms: deadline.stopped ? String(deadline.stopped.leftMs) : null,
    stopped_state: deadline.stopped?.state ?? null,
    shifted_until: deadline.shiftedUntil ?? null,
    next_notice_at: nextReminderAt(deadline, kind, reminders),
  };
}

/**
 * When the owing side gets its next reminder; null when there are no more. Where silence counts as a yes, the row is checked
 * once more at the deadline.
 */
export function nextReminderAt(deadline: Deadline, kind: string, sent: readonly string[]): Date | null {
  if (deadlineRuleOf(kind).remindsNobody) return null;
  const isOpen = deadline.state === 'running' || deadline.state === 'extended';
  const end = isOpen && deadlineRuleOf(kind).silenceIsYes ? deadline.dueAt : null;
  const next = nextReminder(deadline, sent as Reminder[], deadlineRuleOf(kind).reminderDays);
  if (!next) return end;
  const at = deadline.sparesNight ? afterNight(next.at, deadline.zone) : next.at;
  return at < deadline.dueAt ? at : end;
}
