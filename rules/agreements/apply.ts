import {
  applyAmended,
  applyCauseContested,
  applyCauseDecided,
  applyCompleted,
  applyEnded,
  applyNoticeGiven,
  applySettled,
} from './apply-agreement.ts';
import {
  applyAppealed,
  applyDisputeOpened,
  applyEvidenceGiven,
  applyRuled,
  applyRulingFinal,
} from './apply-dispute.ts';
import {
  applyClosedOpen,
  applyPaidBack,
  applyPaidBackConfirmed,
  applyPaymentConfirmed,
  applyPaymentSent,
  applyReversed,
} from './apply-money.ts';
import { applyDisputeWithdrawn, applySettlementClosed, applySettlementProposed } from './apply-settlement.ts';
import {
  applyConversionConfirmed,
  applyConversionStated,
  applyFallbackDue,
  applyUnitsGivenUp,
  applyUnitsReturned,
  applyVested,
} from './apply-units.ts';
import {
  applyAccepted,
  applyCancelled,
  applyChangesAsked,
  applyDropped,
  applyStarted,
  applySubmitted,
} from './apply-work.ts';
import type { Fact, FactKind, Side, Step } from './facts.ts';
import { moneyStageOf } from './money-of.ts';
import { require } from './rule-fault.ts';
import { type Agreement, milestoneOf, withMilestone } from './state.ts';
import type { AgreementDocument } from './terms.ts';
import { disputeEnd } from './times.ts';

/** Who may write what. */
const writers: Record<FactKind, readonly Side[]> = {
  started: ['contributor'],
  submitted: ['contributor'],
  changes_asked: ['project'],
  accepted: ['project', 'product'],
  milestone_cancelled: ['project', 'contributor', 'product'],
  milestone_dropped: ['project', 'contributor', 'product'],
  payment_sent: ['project'],
  payment_confirmed: ['contributor', 'product'],
  reversed: ['project', 'contributor', 'product'],
  paid_back: ['contributor'],
  paid_back_confirmed: ['project', 'product'],
  closed_open: ['project', 'contributor'],
  vested: ['product'],
  units_returned: ['product'],
  dispute_opened: ['project', 'contributor'],
  evidence_given: ['project', 'contributor'],
  // A side only what the other one has proposed.
  ruled: ['administrator', 'project', 'contributor'],
  settlement_proposed: ['project', 'contributor'],
  settlement_closed: ['project', 'contributor', 'product'],
  dispute_withdrawn: ['project', 'contributor'],
  appealed: ['project', 'contributor'],
  ruling_final: ['product', 'administrator'],
  notice_given: ['project', 'contributor'],
  cause_contested: ['contributor'],
  cause_decided: ['administrator', 'product'],
  ended: ['product'],
  completed: ['product'],
  settled: ['product'],
  amended: ['product'],
  conversion_stated: ['project'],
  conversion_confirmed: ['contributor'],
  units_given_up: ['contributor'],
  fallback_due: ['product'],
};

export type Documents = (hash: string) => AgreementDocument | undefined;
const noDocuments: Documents = () => undefined;

/**
 * The agreement after one more entry. Strict: an entry whose figures are not those that follow from what stands is
 * refused, so the same function writes the ledger and verifies a download.
 * @throws RuleFault
 */
export function apply(agreement: Agreement, step: Step, documentOf: Documents = noDocuments): Agreement {
  require(step.sequence === agreement.sequence + 1 && step.at >= agreement.at, 'entry_out_of_order');
  require(writers[step.fact.kind].includes(step.side), 'not_your_side');
  require(!agreement.isSettled || isAllowedAfterSettled(step.fact, agreement), 'agreement_settled');
  const next = { ...applyFact(agreement, step, documentOf), sequence: step.sequence, at: step.at };
  return markSettlement(next, step);
}

function applyFact(agreement: Agreement, step: Step, documentOf: Documents): Agreement {
  const { fact } = step;
  switch (fact.kind) {
    case 'started':
      return applyStarted(agreement, fact);
    case 'submitted':
      return applySubmitted(agreement, fact);
    case 'changes_asked':
      return applyChangesAsked(agreement, fact);
    case 'accepted':
      return applyAccepted(agreement, step, fact);
    case 'milestone_cancelled':
      return applyCancelled(agreement, fact);
    case 'milestone_dropped':
      return applyDropped(agreement, step, fact);
    case 'payment_sent':
      return applyPaymentSent(agreement, step, fact);
    case 'payment_confirmed':
      return applyPaymentConfirmed(agreement, step, fact);
    case 'reversed':
      return applyReversed(agreement, step, fact);
    case 'paid_back':
      return applyPaidBack(agreement, step, fact);
    case 'paid_back_confirmed':
      return applyPaidBackConfirmed(agreement, step, fact);
    case 'closed_open':
      return applyClosedOpen(agreement, step, fact);
    case 'vested':
      return applyVested(agreement, step, fact);
    case 'units_returned':
      return applyUnitsReturned(agreement, step, fact);
    case 'dispute_opened':
      return applyDisputeOpened(agreement, step, fact);
    case 'evidence_given':
      return applyEvidenceGiven(agreement, fact);
    case 'ruled':
      return applyRuled(agreement, step, fact);
    case 'settlement_proposed':
      return applySettlementProposed(agreement, step, fact);
    case 'settlement_closed':
      return applySettlementClosed(agreement, fact);
    case 'dispute_withdrawn':
      return applyDisputeWithdrawn(agreement, step, fact);
    case 'appealed':
      return applyAppealed(agreement, fact);
    case 'ruling_final':
      return applyRulingFinal(agreement, fact);
    case 'notice_given':
      return applyNoticeGiven(agreement, step, fact);
    case 'cause_contested':
      return applyCauseContested(agreement);
    case 'cause_decided':
      return applyCauseDecided(agreement, step, fact);
    case 'ended':
      return applyEnded(agreement, step);
    case 'completed':
      return applyCompleted(agreement);
    case 'settled':
      return applySettled(agreement, step);
    case 'amended':
      return applyAmended(agreement, step, fact, documentOf);
    case 'conversion_stated':
      return applyConversionStated(agreement, step, fact);
    case 'conversion_confirmed':
      return applyConversionConfirmed(agreement, fact);
    case 'units_given_up':
      return applyUnitsGivenUp(agreement, fact);
    case 'fallback_due':
      return applyFallbackDue(agreement, step, fact);
  }
}

/** After an agreement is settled its ledger holds nothing more but vesting and conversion. */
function isAllowedAfterSettled(fact: Fact, agreement: Agreement): boolean {
  switch (fact.kind) {
    case 'vested':
    case 'conversion_stated':
    case 'conversion_confirmed':
    case 'units_given_up':
    case 'fallback_due':
      return true;
    case 'payment_sent':
      return fact.owed === 'fallback';
    case 'payment_confirmed':
      return isAboutFallback(agreement, fact.payment);
    case 'reversed':
      return (
        isAboutFallback(agreement, fact.entry) ||
        agreement.conversions.some(({ sequence }) => sequence === fact.entry)
      );
    default:
      return false;
  }
}

function isAboutFallback({ milestones }: Agreement, entry: number): boolean {
  return milestones.some(({ payments }) =>
    payments.some(
      ({ owed, direction, sequence, confirmedBy }) =>
        owed === 'fallback' && direction === 'out' && (sequence === entry || confirmedBy === entry),
    ),
  );
}

/** The time for a dispute runs from the first settlement, whatever is reversed later. */
function markSettlement(agreement: Agreement, { fact }: Step): Agreement {
  if (!('milestone' in fact)) return agreement;
  const milestone = milestoneOf(agreement, fact.milestone);
  const { dispute, disputableUntil, settledAt } = milestone;
  const isNoted = disputableUntil !== null || settledAt !== null;
  if (isNoted || (dispute !== 'none' && dispute !== 'open')) return agreement;
  if (moneyStageOf(milestone) !== 'settled') return agreement;
  const { at } = agreement;
  // An open dispute may be withdrawn.
  const noted = dispute === 'open' ? { settledAt: at } : { disputableUntil: disputeEnd(at) };
  return withMilestone(agreement, { ...milestone, ...noted });
}
