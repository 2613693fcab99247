import { type Day, dayOf, daysInMonth, partsOf } from './day.ts';

/**
 * The day on which `count` months after `start` are full: the start's day number, or the month's last day where it
 * has no such day. Counted from the start each time: month 1 from 31 January is 28 February, month 2 is 31 March.
 */
export function monthsAfter(start: Day, count: number): Day {
  const { year, month, date } = partsOf(start);
  const months = year * 12 + (month - 1) + count;
  const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return dayOf(inYear, inMonth, Math.min(date, daysInMonth(inYear, inMonth)));
}

/** Months that are full when `day` begins; none before the start. */
export function wholeMonths(start: Day, day: Day): number {
  if (day <= start) return 0;
  const [from, to] = [partsOf(start), partsOf(day)];
  const months = (to.year - from.year) * 12 + (to.month - from.month);
  return monthsAfter(start, months) <= day ? months : months - 1;
}
