import { splitOf } from './apply-work.ts';
import type { FactOf, Step } from './facts.ts';
import { RuleFault, require } from './rule-fault.ts';
import { type Agreement, milestoneOf, withMilestone } from './state.ts';
import { disputeEnd } from './times.ts';

/** Applies what the two sides do about an open dispute. An accepted settlement is written as a ruling. */

export function applySettlementProposed(
  agreement: Agreement,
  { side, sequence }: Step,
  fact: FactOf<'settlement_proposed'>,
): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'open', 'not_from_this_stage');
  require(milestone.settlement === null, 'settlement_waits');
  const { awarded } = fact;
  require(awarded <= milestone.terms.value, 'award_too_large');
  const { units, pay } = splitOf(milestone, awarded);
  require(fact.units === units && fact.pay === pay, 'entry_wrong_figures');
  return withMilestone(agreement, { ...milestone, settlement: { sequence, by: side, awarded } });
}

/** Declined, taken back or lapsed: the dispute goes on as before. */
export function applySettlementClosed(agreement: Agreement, fact: FactOf<'settlement_closed'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  if (milestone.settlement?.sequence !== fact.proposal) throw new RuleFault('settlement_over');
  return withMilestone(agreement, { ...milestone, settlement: null });
}

/** Until the ruling, by the side that opened it: everything stands as before the dispute. */
export function applyDisputeWithdrawn(
  agreement: Agreement,
  { side }: Step,
  fact: FactOf<'dispute_withdrawn'>,
): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  require(milestone.dispute === 'open', 'not_from_this_stage');
  require(milestone.disputedBy.at(-1) === side, 'not_your_side');
  const { settledAt } = milestone;
  const disputableUntil = milestone.disputableUntil ?? (settledAt === null ? null : disputeEnd(settledAt));
  return withMilestone(agreement, { ...milestone, dispute: 'none', settlement: null, disputableUntil });
}
