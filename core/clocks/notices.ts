import type { Clock } from './clock.ts';
import { dayMs } from './due-time.ts';

export type Notice = 'half' | 'four_fifths' | 'first_reminder' | 'second_reminder';

/** When the owing side gets reminders: at half and four fifths, or on the days after the beginning that the kind names. */
export function noticesOf(
  clock: Clock,
  reminderDays?: readonly [number, number],
): { notice: Notice; at: Date }[] {
  const began = clock.beganAt.getTime();
  if (reminderDays)
    return [
      { notice: 'first_reminder', at: new Date(began + reminderDays[0] * dayMs) },
      { notice: 'second_reminder', at: new Date(began + reminderDays[1] * dayMs) },
    ];
  const length = clock.dueAt.getTime() - began;
  return [
    { notice: 'half', at: new Date(began + Math.floor(length / 2)) },
    { notice: 'four_fifths', at: new Date(began + Math.floor((length * 4) / 5)) },
  ];
}

/** The next reminder to send. A reminder is not sent late, that is after a later one or after the deadline. */
export function nextNotice(
  clock: Clock,
  sent: readonly Notice[],
  reminderDays?: readonly [number, number],
): { notice: Notice; at: Date } | null {
  if (clock.state !== 'running' && clock.state !== 'extended') return null;
  const all = noticesOf(clock, reminderDays);
  const last = all.findLastIndex(({ notice }) => sent.includes(notice));
  return all.find(({ at }, index) => index > last && at < clock.dueAt) ?? null;
}

/**
 * From when silence may count as a yes: after the deadline, and at least 24 hours after the mail server took the second
 * reminder. Null before the second reminder.
 */
export function silenceCountsFrom(clock: Clock, remindersHandedOver: readonly Date[]): Date | null {
  const second = remindersHandedOver.toSorted((a, b) => a.getTime() - b.getTime())[1];
  return second ? new Date(Math.max(clock.dueAt.getTime(), second.getTime() + dayMs)) : null;
}
