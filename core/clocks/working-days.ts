import { startOfDay } from '#core/ground/zones/zoned.ts';
import { addDays, type Day, weekdayOf } from '#rules/calendar/day.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import { afterNight, dayMs } from './due-time.ts';

/** When our own people work. A setting: weekdays from 1 for Monday, and days off that fall on one. */
export type WorkingWeek = { zone: string; weekdays: readonly number[]; holidays: readonly Day[] };

export const indianWeek: WorkingWeek = { zone: 'Asia/Kolkata', weekdays: [1, 2, 3, 4, 5], holidays: [] };

/**
 * When something is due that may take so many working days: time on other days does not count. What comes on Friday
 * at 15:00 and may take two is due on Tuesday at 15:00; what comes on a Saturday, when Tuesday is over.
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
