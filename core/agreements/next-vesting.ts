import { vestingDueOf } from '#rules/agreements/apply-units.ts';
import type { Agreement } from '#rules/agreements/state.ts';
import { sumOf } from '#rules/agreements/whole-numbers.ts';
import type { Day } from '#rules/calendar/day.ts';
import { startOfDay } from '../ground/zones/zoned.ts';
import { monthsDue } from './next-due.ts';

/** The next day on which units vest, and how many, over all milestones that are accepted; null where none is to come. */
export function nextVesting(agreement: Agreement): { day: Day; units: number } | null {
  const { milestones, endDay, document } = agreement;
  const days = milestones.filter(({ stage }) => stage === 'accepted').flatMap(monthsDue);
  const [day] = days.toSorted();
  if (day === undefined || (endDay !== null && day > endDay)) return null;
  const at = startOfDay(day, document.zone).toISOString();
  const units = sumOf(
    milestones.flatMap((milestone) => vestingDueOf(agreement, milestone, at).map((step) => step.units)),
  );
  return units > 0 ? { day, units } : null;
}
