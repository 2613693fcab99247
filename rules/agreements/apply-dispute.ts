import { splitOf } from './apply-work.ts';
import type { FactOf, Step } from './facts.ts';
import { accountOf, isDisputable, mayDisputeAgain } from './money-of.ts';
import { RuleFault, require } from './rule-fault.ts';
import { type Agreement, type Milestone, milestoneOf, withMilestone } from './state.ts';
import { monthsBefore } from './times.ts';
import { times, timesDivided } from './whole-numbers.ts';

/** Disputes, rulings and appeals. A ruling's entries are differences; nothing earlier changes. */

export function applyDisputeOpened(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'dispute_opened'>,
): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'none', 'dispute_used');
  require(milestone.stage !== 'planned' && milestone.stage !== 'started', 'not_from_this_stage');
  require(mayDisputeAgain(milestone, step.side), 'dispute_used');
  require(isDisputable(milestone, step.side, step.at), 'dispute_too_late');
  const disputedBy = [...milestone.disputedBy, step.side];
  return withMilestone(agreement, { ...milestone, dispute: 'open', disputedBy });
}

/** A side may give evidence until the first ruling; a deadline limits its days. */
export function applyEvidenceGiven(agreement: Agreement, fact: FactOf<'evidence_given'>): Agreement {
  require(milestoneOf(agreement, fact.milestone).dispute === 'open', 'not_from_this_stage');
  return agreement;
}

/**
 * Units that a ruling takes away stop counting at once, but stay reserved until it is final: an appeal that gives them back
 * must find them. Units that it gives are taken from the pool now. A settlement is written as a ruling.
 */
export function applyRuled(agreement: Agreement, step: Step, fact: FactOf<'ruled'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === (fact.isAppeal ? 'appealed' : 'open'), 'not_from_this_stage');
  require(fact.awarded <= milestone.terms.value, 'award_too_large');
  requireRuler(milestone, step, fact);
  const { units, pay } = splitOf(milestone, fact.awarded);
  require(fact.units === units && fact.pay === pay, 'entry_wrong_figures');
  require(fact.unitsTaken === Math.max(0, units - milestone.reserved), 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    stage: fact.awarded > 0 ? 'accepted' : 'rejected',
    awarded: fact.awarded,
    units,
    pay,
    reserved: milestone.reserved + fact.unitsTaken,
    // A leaver cannot have returned more than the awarded units that have not vested.
    returned: Math.max(0, Math.min(milestone.returned, units - milestone.vested)),
    dispute: fact.isAppeal ? 'appeal_ruled' : 'ruled',
    ruledBy: step.sequence,
    settlement: null,
    agreed: fact.agreed ?? null,
    vestedThrough:
      milestone.stage === 'accepted' ? milestone.vestedThrough : monthsBefore(agreement, milestone, step.at),
  });
}

/** An administrator rules. The side that accepts a settlement writes what the other one has proposed. */
function requireRuler({ settlement }: Milestone, { side }: Step, fact: FactOf<'ruled'>): void {
  require((side === 'administrator') === (fact.agreed === undefined), 'not_your_side');
  if (fact.agreed === undefined) return;
  if (settlement?.sequence !== fact.agreed) throw new RuleFault('settlement_over');
  require(side !== settlement.by, 'not_your_side');
  require(fact.awarded === settlement.awarded, 'entry_wrong_figures');
}

export function applyAppealed(agreement: Agreement, fact: FactOf<'appealed'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'ruled' && milestone.agreed === null, 'not_from_this_stage');
  return withMilestone(agreement, { ...milestone, dispute: 'appealed' });
}

/** Only now vested units are taken back, the unvested first, and what is not needed is free again. */
export function applyRulingFinal(agreement: Agreement, fact: FactOf<'ruling_final'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'ruled' || milestone.dispute === 'appeal_ruled', 'not_from_this_stage');
  // Entries of earlier versions took back nothing that was paid.
  const { vestedTakenBack, unitsReturned, cashTakenBack, ...after } = onceFinal(milestone, {
    takesPaid: fact.cashTakenBack !== undefined,
  });
  require((fact.agreed ?? null) === milestone.agreed, 'entry_wrong_figures');
  const isRight = fact.vestedTakenBack === vestedTakenBack && fact.unitsReturned === unitsReturned;
  require(isRight && (fact.cashTakenBack ?? 0) === cashTakenBack, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    ...after,
    returned: 0,
    isLeaverSettled: false,
    dispute: 'final',
  });
}

/**
 * A final ruling takes back units that are due in cash, and their cash is no longer owed: sent cash is to be paid back.
 * Units that were converted or given up stay, even above the awarded `units`.
 */
export function onceFinal(milestone: Milestone, { takesPaid = true } = {}) {
  const { units, vested: before, gone: goneBefore, equity } = milestone;
  const price = equity?.fallbackPrice ?? 0;
  const { due, confirmed, paidBack, awaited } = accountOf(milestone, 'fallback');
  const inCash = price > 0 ? timesDivided(takesPaid ? milestone.fallback : due, 1, price) : 0;
  const vested = Math.max(Math.min(before, units), goneBefore - inCash);
  const gone = Math.min(goneBefore, vested);
  const held = Math.max(milestone.reserved, units);
  const reserved = Math.max(units, vested);
  const fallback = milestone.fallback - times(goneBefore - gone, price);
  return {
    vestedTakenBack: before - vested,
    unitsReturned: held - reserved,
    cashTakenBack: Math.max(0, confirmed - paidBack + awaited - fallback),
    vested,
    gone,
    reserved,
    fallback,
  };
}
