import { sharesOffered, split } from './choice.ts';
import type { FactOf, Step } from './facts.ts';
import { isDisputed } from './money-of.ts';
import { require } from './rule-fault.ts';
import { type Agreement, type Milestone, milestoneOf, withMilestone } from './state.ts';
import { disputeEnd, isActive, monthsBefore } from './times.ts';

/** Applies what the two sides do about the work itself, from planned to accepted. */

export function applyStarted(agreement: Agreement, fact: FactOf<'started'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  const { equity } = agreement.document.terms;
  require(agreement.status === 'active', 'agreement_not_active');
  require(milestone.stage === 'planned', 'not_from_this_stage');
  require(sharesOffered(milestone.terms, equity?.unitPrice ?? null).includes(
    fact.share,
  ), 'choice_outside_bounds');
  const { units, pay } = split(milestone.terms.value, fact.share, equity?.unitPrice ?? 1);
  require(fact.units === units && fact.pay === pay, 'entry_wrong_figures');
  require(fact.version === agreement.document.version, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    stage: 'started',
    equity,
    share: fact.share,
    units,
    pay,
    reserved: units,
  });
}

export function applySubmitted(agreement: Agreement, fact: FactOf<'submitted'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(['started', 'changes_asked'].includes(milestone.stage), 'not_from_this_stage');
  require(!isDisputed(milestone), 'milestone_disputed');
  require((fact.proposed === null) === isActive(agreement), 'entry_wrong_figures');
  require((fact.proposed ?? 0) <= milestone.terms.value, 'award_too_large');
  return withMilestone(agreement, { ...milestone, stage: 'submitted', proposed: fact.proposed });
}

export function applyChangesAsked(agreement: Agreement, fact: FactOf<'changes_asked'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(isActive(agreement), 'agreement_not_active');
  require(milestone.stage === 'submitted', 'not_from_this_stage');
  require(!isDisputed(milestone), 'milestone_disputed');
  require(milestone.changesAsked < 2, 'too_many_changes');
  require(fact.criterion <= milestone.terms.criteria.length, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    stage: 'changes_asked',
    changesAsked: milestone.changesAsked + 1,
  });
}

export function applyAccepted(agreement: Agreement, step: Step, fact: FactOf<'accepted'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.stage === 'submitted', 'not_from_this_stage');
  require(!isDisputed(milestone), 'milestone_disputed');
  require(fact.isSilent === (step.side === 'product'), 'not_your_side');
  const awarded = milestone.proposed ?? milestone.terms.value;
  const { units, pay } = splitOf(milestone, awarded);
  const isRight = fact.awarded === awarded && fact.units === units && fact.pay === pay;
  require(isRight && fact.unitsReturned === milestone.reserved - units, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    stage: 'accepted',
    awarded,
    units,
    pay,
    reserved: units,
    vestedThrough: monthsBefore(agreement, milestone, step.at),
  });
}

export function applyCancelled(agreement: Agreement, fact: FactOf<'milestone_cancelled'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.stage === 'planned', 'not_from_this_stage');
  return withMilestone(agreement, { ...milestone, stage: 'cancelled' });
}

export function applyDropped(agreement: Agreement, step: Step, fact: FactOf<'milestone_dropped'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  const stages =
    step.side === 'product' ? ['started', 'changes_asked', 'submitted'] : ['started', 'changes_asked'];
  require(stages.includes(milestone.stage), 'not_from_this_stage');
  require(!isDisputed(milestone), 'milestone_disputed');
  require(fact.unitsReturned === milestone.reserved, 'entry_wrong_figures');
  return withMilestone(agreement, {
    ...milestone,
    stage: 'dropped',
    units: 0,
    pay: 0,
    reserved: 0,
    disputableUntil: disputeEnd(step.at),
  });
}

/** Units and pay that follow from an awarded value, with share and price as they were locked. */
export function splitOf(milestone: Milestone, awarded: number): { units: number; pay: number } {
  return split(awarded, milestone.share, milestone.equity?.unitPrice ?? 1);
}
