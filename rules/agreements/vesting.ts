import type { Day } from '../calendar/day.ts';
import { monthsAfter, wholeMonths } from '../calendar/months.ts';
import type { VestingTerms } from './terms.ts';
import { timesDivided } from './whole-numbers.ts';

/** Units that should have vested after so many whole months. */
export function vestingTarget(units: number, terms: VestingTerms, months: number): number {
  if (terms.kind === 'at_once') return units;
  if (months < terms.cliff) return 0;
  return timesDivided(units, Math.min(months, terms.months), terms.months);
}

/** One entry that is due: for month `month` of the vesting, dated `day`. */
export type VestingStep = { month: number; day: Day; units: number };

/** The vested units of a milestone, and the month up to which vesting was computed. */
export type VestingState = { units: number; vested: number; vestedThrough: number };

/**
 * The entries that are due on a day: one for each month that is full and was not looked at, in order, whose target
 * lies above what has vested. If units were added after the last month, that month is looked at again.
 */
export function vestingDue(state: VestingState, terms: VestingTerms, today: Day): VestingStep[] {
  if (terms.kind === 'at_once')
    return state.units > state.vested ? [{ month: 0, day: today, units: state.units - state.vested }] : [];
  const last = Math.min(wholeMonths(terms.startDay, today), terms.months);
  const steps: VestingStep[] = [];
  let vested = state.vested;
  for (let month = Math.min(state.vestedThrough + 1, last); month <= last; month++) {
    const due = vestingTarget(state.units, terms, month) - vested;
    if (month === 0 || due <= 0) continue;
    steps.push({ month, day: monthsAfter(terms.startDay, month), units: due });
    vested += due;
  }
  return steps;
}
