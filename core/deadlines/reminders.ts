import type { Deadline } from './deadline.ts';
import { dayMs } from './due-time.ts';

export type Reminder = 'half' | 'four_fifths' | 'first_reminder' | 'second_reminder';

/** When the owing side gets reminders: at half and four fifths, or on the days after the beginning that the kind names. */
export function remindersOf(
  deadline: Deadline,
  reminderDays?: readonly [number, number],
): { reminder: Reminder; at: Date }[] {
  const began = deadline.beganAt.getTime();
  if (reminderDays)
    return [
      { reminder: 'first_reminder', at: new Date(began + reminderDays[0] * dayMs) },
      { reminder: 'second_reminder', at: new Date(began + reminderDays[1] * dayMs) },
    ];
  const length = deadline.dueAt.getTime() - began;
  return [
    { reminder: 'half', at: new Date(began + Math.floor(length / 2)) },
    { reminder: 'four_fifths', at: new Date(began + Math.floor((length * 4) / 5)) },
  ];
}

/** The next reminder to send. A reminder is not sent late, that is after a later one or after the deadline. */
export function nextReminder(
  deadline: Deadline,
  sent: readonly Reminder[],
  reminderDays?: readonly [number, number],
): { reminder: Reminder; at: Date } | null {
  if (deadline.state !== 'running' && deadline.state !== 'extended') return null;
  const all = remindersOf(deadline, reminderDays);
  const last = all.findLastIndex(({ reminder }) => sent.includes(reminder));
  return all.find(({ at }, index) => index > last && at < deadline.dueAt) ?? null;
}

/**
 * From when silence may count as a yes: after the deadline, and at least 24 hours after the mail server took the second
 * reminder. Null before the second reminder.
 */
export function silenceCountsFrom(deadline: Deadline, remindersHandedOver: readonly Date[]): Date | null {
  const second = remindersHandedOver.toSorted((a, b) => a.getTime() - b.getTime())[1];
  return second ? new Date(Math.max(deadline.dueAt.getTime(), second.getTime() + dayMs)) : null;
}
