import { startOfDay } from '#core/ground/zones/zoned.ts';
import { addDays, type Day, weekdayOf } from '#rules/calendar/day.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import { afterNight, dayMs } from './due-time.ts';

/** The administrators' working week, a setting: weekdays from 1 for Monday, and holidays that fall on one. */
export type WorkingWeek = { zone: string; weekdays: readonly number[]; holidays: readonly Day[] };

export const indianWeek: WorkingWeek = { zone: 'Asia/Kolkata', weekdays: [1, 2, 3, 4, 5], holidays: [] };

/**
 * The deadline for a step that may take this many working days: other days do not count. Two working days from Friday 15:00
 * end on Tuesday at 15:00; from a Saturday they end when Tuesday is over.
 */
export function dueAfterWorkingDays(beganAt: Date, days: number, week: WorkingWeek): Date {
  if (week.weekdays.length === 0) throw new RangeError('A working week needs a working day.');
  let left = days * dayMs;
  let day = wallClock(beganAt, week.zone).day;
  let from = beganAt;
  for (;;) {
    const next = startOfDay(addDays(day, 1), week.zone);
    if (isWorkingDay(day, week)) {
      const here = next.getTime() - from.getTime();
      if (left <= here) return afterNight(new Date(from.getTime() + left), week.zone);
      left -= here;
    }
    from = next;
    day = addDays(day, 1);
  }
}

export function isWorkingDay(day: Day, week: WorkingWeek): boolean {
  return week.weekdays.includes(weekdayOf(day)) && !week.holidays.includes(day);
}
