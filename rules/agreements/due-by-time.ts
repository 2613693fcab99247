import { fallbackUnits, leavingDueOf, vestingDueOf } from './apply-units.ts';
import type { Fact } from './facts.ts';
import { canSettle, isWorkOver } from './money-of.ts';
import type { Agreement } from './state.ts';
import { dayAt } from './times.ts';
import { times } from './whole-numbers.ts';

/**
 * The next entry that the product owes now by the calendar alone, or null. Months of vesting come in their order. Effects of
 * a side's silence are not among these: a deadline decides when silence counts.
 */
export function dueByTime(agreement: Agreement, at: string): Fact | null {
  return vesting(agreement, at) ?? ending(agreement, at) ?? leaving(agreement, at) ?? cash(agreement, at);
}

function vesting(agreement: Agreement, at: string): Fact | null {
  const due = agreement.milestones
    .flatMap((milestone) =>
      vestingDueOf(agreement, milestone, at).map((step) => ({ milestone: milestone.number, ...step })),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.milestone - b.milestone));
  return due[0] ? { kind: 'vested', ...due[0], because: 'month' } : null;
}

function ending(agreement: Agreement, at: string): Fact | null {
  if (agreement.status === 'ending' && dayAt(agreement, at) > (agreement.endDay ?? ''))
    return { kind: 'ended' };
  return agreement.status === 'active' && isWorkOver(agreement) ? { kind: 'completed' } : null;
}

function leaving(agreement: Agreement, at: string): Fact | null {
  for (const milestone of agreement.milestones) {
    const due = leavingDueOf(agreement, milestone, at);
    const units = milestone.units - milestone.vested;
    if (due === 'return') return { kind: 'units_returned', milestone: milestone.number, units };
    if (due === 'vest')
      return {
        kind: 'vested',
        milestone: milestone.number,
        month: 0,
        day: agreement.endDay ?? dayAt(agreement, at),
        units,
        because: 'leaving',
      };
  }
  return null;
}

function cash(agreement: Agreement, at: string): Fact | null {
  for (const milestone of agreement.milestones) {
    const units = fallbackUnits(agreement, milestone, at);
    if (units > 0)
      return {
        kind: 'fallback_due',
        milestone: milestone.number,
        units,
        amount: times(units, milestone.equity?.fallbackPrice ?? 0),
      };
  }
  return !agreement.isSettled && canSettle(agreement, at) ? { kind: 'settled' } : null;
}
