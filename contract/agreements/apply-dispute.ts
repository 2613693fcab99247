import { splitOf } from './apply-work.ts';
import type { FactOf, Step } from './facts.ts';
import { isDisputable } from './money-of.ts';
import { require } from './rule-fault.ts';
import { type Agreement, milestoneOf, withMilestone } from './state.ts';
import { monthsBefore } from './times.ts';

/** Disputes, rulings and appeals. A ruling's entries are differences; nothing earlier changes. */

export function applyDisputeOpened(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'dispute_opened'>,
): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'none', 'dispute_used');
  require(milestone.stage !== 'planned' && milestone.stage !== 'started', 'not_from_this_stage');
  require(isDisputable(milestone, step.at), 'dispute_too_late');
  return withMilestone(agreement, { ...milestone, dispute: 'open' });
}

/** Until the first ruling; how long somebody can bring some, a clock says. */
export function applyEvidenceGiven(
  agreement: Agreement,
  _step: Step,
  fact: FactOf<'evidence_given'>,
): Agreement {
  require(milestoneOf(agreement, fact.milestone).dispute === 'open', 'not_from_this_stage');
  return agreement;
}

/**
 * Units that a ruling takes away stop counting at once, and stay reserved until it is final: an appeal that gives
 * them back must find them. Units that it gives are taken from the pool now.
 */
export function applyRuled(agreement: Agreement, step: Step, fact: FactOf<'ruled'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === (fact.isAppeal ? 'appealed' : 'open'), 'not_from_this_stage');
  require(fact.awarded <= milestone.terms.value, 'award_too_large');
  const { units, pay } = splitOf(milestone, fact.awarded);
  require(fact.units === units && fact.pay === pay, 'entry_wrong_figures');
  require(fact.unitsTaken === Math.max(0, units - milestone.reserved), 'entry_wrong_figures');
  require(Math.min(milestone.vested, units) >= milestone.gone, 'units_not_held', {
    held: milestone.vested - milestone.gone,
  });
  return withMilestone(agreement, {
    ...milestone,
    stage: fact.awarded > 0 ? 'accepted' : 'rejected',
    awarded: fact.awarded,
    units,
    pay,
    reserved: milestone.reserved + fact.unitsTaken,
    dispute: fact.isAppeal ? 'appeal_ruled' : 'ruled',
    vestedThrough:
      milestone.stage === 'accepted' ? milestone.vestedThrough : monthsBefore(agreement, milestone, step.at),
  });
}

export function applyAppealed(agreement: Agreement, _step: Step, fact: FactOf<'appealed'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'ruled', 'not_from_this_stage');
  return withMilestone(agreement, { ...milestone, dispute: 'appealed' });
}

/** Only now vested units are taken back, the unvested first, and what is not needed is free again. */
export function applyRulingFinal(agreement: Agreement, _step: Step, fact: FactOf<'ruling_final'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'ruled' || milestone.dispute === 'appeal_ruled', 'not_from_this_stage');
  const { units } = milestone;
  const vested = Math.min(milestone.vested, units);
  const isRight =
    fact.vestedTakenBack === milestone.vested - vested && fact.unitsReturned === milestone.reserved - units;
  require(isRight, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    vested,
    reserved: units,
    returned: 0,
    isLeaverSettled: false,
    dispute: 'final',
  });
}
