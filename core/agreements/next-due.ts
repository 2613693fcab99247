import { dueByTime } from '#rules/agreements/due-by-time.ts';
import type { Agreement, Milestone } from '#rules/agreements/state.ts';
import { vestingTarget } from '#rules/agreements/vesting.ts';
import { addDays, type Day } from '#rules/calendar/day.ts';
import { monthsAfter } from '#rules/calendar/months.ts';
import { startOfDay } from '../ground/zones/zoned.ts';

/**
 * When time alone brings the next entry, after the last one: a month of vesting, the end, cash for shares that never came, or the
 * last day for a dispute. Null where nothing is to come.
 */
export function nextDue(agreement: Agreement): Date | null {
  const moments = momentsOf(agreement).filter((at) => at > agreement.at);
  const next = moments.toSorted().find((at) => dueByTime(agreement, at) !== null);
  return next === undefined ? null : new Date(next);
}

function momentsOf(agreement: Agreement): string[] {
  const { endDay, milestones } = agreement;
  const startOf = (day: Day) => startOfDay(day, agreement.document.zone).toISOString();
  const moments = milestones.flatMap((milestone) => {
    const { equity, disputableUntil } = milestone;
    return [
      ...monthsDue(milestone).map(startOf),
      ...(equity ? [startOf(equity.conversionDay)] : []),
      // A dispute can be opened at that very moment still.
      ...(disputableUntil === null ? [] : [new Date(Date.parse(disputableUntil) + 1).toISOString()]),
    ];
  });
  if (endDay !== null) moments.push(startOf(addDays(endDay, 1)));
  return moments;
}

/** The first day on which more units of a milestone will have vested than have; none where none will. */
export function monthsDue({ equity, units, vested }: Milestone): Day[] {
  if (equity?.vesting.kind !== 'monthly') return [];
  const { vesting } = equity;
  for (let month = 1; month <= vesting.months; month++)
    if (vestingTarget(units, vesting, month) > vested) return [monthsAfter(vesting.startDay, month)];
  return [];
}
