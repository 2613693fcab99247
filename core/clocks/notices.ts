import type { Clock } from './clock.ts';
import { dayMs } from './due-time.ts';

export type Notice = 'half' | 'four_fifths' | 'first_reminder' | 'second_reminder';

/** When the owing side is reminded: at half and four fifths, or on the days after the beginning that a wait names. */
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

/** The next reminder that was not sent. One whose later one was sent, or whose clock has run out, is not sent late. */
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
 * From when silence may stand for a yes: when the clock has run out and two reminders were handed to the mail server
 * at least 24 hours before. Null while fewer were.
 */
export function silenceCountsFrom(clock: Clock, remindersHandedOver: readonly Date[]): Date | null {
  const second = remindersHandedOver.toSorted((a, b) => a.getTime() - b.getTime())[1];
  return second ? new Date(Math.max(clock.dueAt.getTime(), second.getTime() + dayMs)) : null;
}
