import type { FactOf, Step } from './facts.ts';
import { isDisputed } from './money-of.ts';
import { RuleFault, require } from './rule-fault.ts';
import { type Agreement, type Milestone, milestoneOf, withMilestone } from './state.ts';
import { dayAt, vestingDay } from './times.ts';
import { type VestingStep, vestingDue } from './vesting.ts';
import { sumOf, times } from './whole-numbers.ts';

/** Vesting, leaving and conversion: how a promise of units becomes theirs, goes back, or ends. */

/** The vesting entries of a milestone that are due and not written, in order. */
export function vestingDueOf(agreement: Agreement, milestone: Milestone, at: string): VestingStep[] {
  if (milestone.stage !== 'accepted' || !milestone.equity || milestone.isLeaverSettled) return [];
  return vestingDue(milestone, milestone.equity.vesting, vestingDay(agreement, at));
}

/** How leaving still changes a milestone: its unvested units vest, or return. Null while that is undecided or already done. */
export function leavingDueOf(
  agreement: Agreement,
  milestone: Milestone,
  at: string,
): 'vest' | 'return' | null {
  const isKnown =
    agreement.status === 'ended' && agreement.cause !== 'claimed' && agreement.cause !== 'contested';
  if (!isKnown || milestone.stage !== 'accepted' || !milestone.equity) return null;
  if (milestone.isLeaverSettled || isDisputed(milestone) || milestone.units <= milestone.vested) return null;
  if (vestingDueOf(agreement, milestone, at).length > 0) return null;
  return agreement.cause === 'upheld' ? 'return' : milestone.equity.leaver;
}

export function applyVested(agreement: Agreement, step: Step, fact: FactOf<'vested'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  if (fact.because === 'leaving') {
    require(leavingDueOf(agreement, milestone, step.at) === 'vest', 'not_due');
    const isRight =
      fact.units === milestone.units - milestone.vested && fact.day === agreement.endDay && fact.month === 0;
    require(isRight, 'entry_wrong_figures');
    return withMilestone(agreement, { ...milestone, vested: milestone.units, isLeaverSettled: true });
  }
  const [due] = vestingDueOf(agreement, milestone, step.at);
  if (!due) throw new RuleFault('not_due');
  require(fact.month === due.month &&
    fact.day === due.day &&
    fact.units === due.units, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    vested: milestone.vested + due.units,
    vestedThrough: Math.max(milestone.vestedThrough, due.month),
  });
}

export function applyUnitsReturned(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'units_returned'>,
): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(leavingDueOf(agreement, milestone, step.at) === 'return', 'not_due');
  const returned = milestone.units - milestone.vested;
  require(fact.units === returned, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    returned,
    reserved: milestone.vested,
    isLeaverSettled: true,
  });
}

/** Vested units that are still promises and are not under dispute. */
export function heldUnits(milestone: Milestone): number {
  return isDisputed(milestone) ? 0 : milestone.vested - milestone.gone;
}

/** Held units without those that a stated conversion already means. */
export function convertibleUnits(agreement: Agreement): number {
  return sumOf(agreement.milestones.map(heldUnits)) - statedUnits(agreement);
}

export function applyConversionStated(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'conversion_stated'>,
): Agreement {
  require(fact.units > 0, 'entry_wrong_figures');
  require(fact.units <= convertibleUnits(agreement), 'units_not_held', {
    held: Math.max(0, convertibleUnits(agreement)),
  });
  const stated = { sequence: step.sequence, at: step.at, units: fact.units, isConfirmed: false };
  return { ...agreement, conversions: [...agreement.conversions, stated] };
}

export function applyConversionConfirmed(
  agreement: Agreement,
  fact: FactOf<'conversion_confirmed'>,
): Agreement {
  const conversion = agreement.conversions.find(({ sequence }) => sequence === fact.conversion);
  if (!conversion || conversion.isConfirmed) throw new RuleFault('conversion_unknown');
  const conversions = agreement.conversions.map((one) =>
    one === conversion ? { ...one, isConfirmed: true } : one,
  );
  return { ...takeFromFirst(agreement, conversion.units), conversions };
}

export function applyUnitsGivenUp(agreement: Agreement, fact: FactOf<'units_given_up'>): Agreement {
  require(fact.units > 0, 'entry_wrong_figures');
  require(fact.units <= convertibleUnits(agreement), 'units_not_held', {
    held: Math.max(0, convertibleUnits(agreement)),
  });
  return takeFromFirst(agreement, fact.units);
}

/** From the conversion date on, what vested and was not converted is due in cash. */
export function applyFallbackDue(agreement: Agreement, step: Step, fact: FactOf<'fallback_due'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  const units = fallbackUnits(agreement, milestone, step.at);
  require(units > 0, 'not_due');
  const amount = times(units, milestone.equity?.fallbackPrice ?? 0);
  require(fact.units === units && fact.amount === amount, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    gone: milestone.gone + units,
    fallback: milestone.fallback + amount,
  });
}

/**
 * Units of a milestone that fall due in cash. A conversion that awaits its confirmation holds back only its own units, in
 * the milestones from which it would take them.
 */
export function fallbackUnits(agreement: Agreement, milestone: Milestone, at: string): number {
  if (milestone.equity === null || dayAt(agreement, at) < milestone.equity.conversionDay) return 0;
  const before = agreement.milestones.slice(0, agreement.milestones.indexOf(milestone)).map(heldUnits);
  const heldBack = Math.max(0, statedUnits(agreement) - sumOf(before));
  return Math.max(0, heldUnits(milestone) - heldBack);
}

function statedUnits({ conversions }: Agreement): number {
  return sumOf(conversions.filter(({ isConfirmed }) => !isConfirmed).map(({ units }) => units));
}

/** The milestone that comes first gives first. */
function takeFromFirst(agreement: Agreement, units: number): Agreement {
  let left = units;
  const milestones = agreement.milestones.map((milestone) => {
    const taken = Math.min(left, heldUnits(milestone));
    left -= taken;
    return taken === 0 ? milestone : { ...milestone, gone: milestone.gone + taken };
  });
  require(left === 0, 'units_not_held', { held: units - left });
  return { ...agreement, milestones };
}
