import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import type { Day } from '#rules/calendar/day.ts';

/** A cohort ends after it begins, within six years. */
export function areCohortDays({ firstDay, lastDay }: { firstDay: Day; lastDay: Day }): boolean {
  const last = `${String(Number(firstDay.slice(0, 4)) + limits.years).padStart(4, '0')}${firstDay.slice(4)}`;
  return firstDay <= lastDay && lastDay <= last;
}
