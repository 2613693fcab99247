import type { Side } from './facts.ts';
import type { RuleCode } from './rule-fault.ts';
import type { Agreement, Milestone, Payment } from './state.ts';
import { disputeEnd } from './times.ts';
import { sumOf } from './whole-numbers.ts';

/** The money between the two sides about one milestone, in minor units. */
export type Account = {
  /** The whole amount that is owed. */
  owed: number;
  confirmed: number;
  /** Stated and neither confirmed nor reversed. */
  awaited: number;
  paidBack: number;
  paidBackAwaited: number;
  /** Not received, whether stated as sent or not; of what is closed the claim that stays. */
  open: number;
  /** Still to be stated as sent. */
  due: number;
  /** Confirmed above what is owed. */
  toPayBack: number;
};

export type Owed = Payment['owed'];

export function accountOf(milestone: Milestone, kind: Owed): Account {
  const of = (direction: Payment['direction'], isConfirmed: boolean) =>
    sumOf(
      milestone.payments
        .filter((payment) => payment.owed === kind && payment.direction === direction)
        .filter((payment) => (payment.confirmed !== null) === isConfirmed)
        .map((payment) => payment.confirmed ?? payment.amount),
    );
  const owed = kind === 'pay' ? owedPay(milestone) : milestone.fallback;
  const confirmed = of('out', true);
  const awaited = of('out', false);
  const paidBack = of('back', true);
  const paidBackAwaited = of('back', false);
  const held = confirmed - paidBack;
  return {
    owed,
    confirmed,
    awaited,
    paidBack,
    paidBackAwaited,
    open: Math.max(0, owed - held),
    // Only pay can be closed: cash in place of shares may become due later.
    due: milestone.isClosed && kind === 'pay' ? 0 : Math.max(0, owed - held - awaited),
    toPayBack: milestone.isBackClosed ? 0 : Math.max(0, held - owed - paidBackAwaited),
  };
}

/** Repayments of both kinds: the amount not stated as sent, and the amount the project has not received. 0 once closed. */
export function backOf(milestone: Milestone): { toPayBack: number; open: number } {
  const accounts = (['pay', 'fallback'] as const).map((kind) => accountOf(milestone, kind));
  const toPayBack = sumOf(accounts.map((account) => account.toPayBack));
  const awaited = sumOf(accounts.map((account) => account.paidBackAwaited));
  return { toPayBack, open: milestone.isBackClosed ? 0 : toPayBack + awaited };
}

/** Whether the payment belongs to closed pay or closed repayments, which no side confirms any more. */
export function isOfClosed(milestone: Milestone, { owed, direction }: Payment): boolean {
  return direction === 'back' ? milestone.isBackClosed : milestone.isClosed && owed === 'pay';
}

/** Pay is owed once a milestone was accepted; a rejected one owes nothing. */
function owedPay(milestone: Milestone): number {
  return milestone.stage === 'accepted' ? milestone.pay : 0;
}

/** planned … accepted as they stand; an accepted milestone is due, paid or settled. */
export type MoneyStage = 'none' | 'due' | 'paid' | 'to_pay_back' | 'settled' | 'closed';

export function moneyStageOf(milestone: Milestone): MoneyStage {
  if (milestone.stage !== 'accepted' && milestone.stage !== 'rejected') return 'none';
  const account = accountOf(milestone, 'pay');
  if (backOf(milestone).open > 0) return 'to_pay_back';
  if (milestone.isClosed) return 'closed';
  if (account.due > 0) return 'due';
  if (account.awaited > 0) return 'paid';
  return milestone.isBackClosed ? 'closed' : 'settled';
}

/**
 * Why a confirmation cannot be reversed, or null. It stands after a ruling, a repayment, and the other side's time to
 * dispute it. A confirmation by silence alone can be contradicted until the ruling.
 */
export function faultOfReversing(milestone: Milestone, payment: Payment, at: string): RuleCode | null {
  const { owed, direction, isSilent, confirmedBy, confirmedAt } = payment;
  const until =
    owed === 'pay' && direction === 'out' ? milestone.disputableUntil : disputeEnd(confirmedAt ?? at);
  const isLate = until !== null && at > until;
  // The one dispute of what is paid back is over.
  if (direction === 'back')
    return isSilent && !isLate && !milestone.isBackClosed ? null : 'confirmation_stands';
  if (isDisputed(milestone) && !(isSilent && milestone.dispute === 'open')) return 'milestone_disputed';
  const { toPayBack, paidBack, paidBackAwaited } = accountOf(milestone, owed);
  const isRuled = milestone.ruledBy !== null && (confirmedBy ?? 0) < milestone.ruledBy;
  const isPaidBack = toPayBack + paidBack + paidBackAwaited > 0 || milestone.isBackClosed;
  return isRuled || isPaidBack || (isLate && milestone.dispute !== 'open') ? 'confirmation_stands' : null;
}

export const isDisputed = ({ dispute }: Pick<Milestone, 'dispute'>): boolean =>
  !['none', 'final'].includes(dispute);

/** A withdrawn dispute can be opened once more, by either side. It takes away no right of a side that has opened none. */
export function mayDisputeAgain({ disputedBy }: Milestone, side: Side): boolean {
  return disputedBy.length < 2 || !disputedBy.includes(side);
}

/** Whether this side may still open a dispute about it. */
export function isDisputable(milestone: Milestone, side: Side, at: string): boolean {
  if (milestone.dispute !== 'none' || !mayDisputeAgain(milestone, side)) return false;
  if (milestone.disputableUntil !== null) return at <= milestone.disputableUntil;
  return (
    milestone.stage === 'submitted' || milestone.stage === 'changes_asked' || milestone.stage === 'accepted'
  );
}

/** Nothing planned, started, submitted or in changes. */
export function isWorkOver({ milestones }: Agreement): boolean {
  return milestones.every(
    ({ stage }) => !['planned', 'started', 'submitted', 'changes_asked'].includes(stage),
  );
}

const sides = ['project', 'contributor'] as const;

/**
 * Nothing due, disputed or still open to dispute: a dispute opened after that would have to write what no settled
 * ledger may hold.
 */
export function canSettle(agreement: Agreement, at: string): boolean {
  const isOver = agreement.status === 'ended' || agreement.status === 'completed';
  const isCauseOpen = agreement.cause === 'claimed' || agreement.cause === 'contested';
  return (
    isOver &&
    !isCauseOpen &&
    isWorkOver(agreement) &&
    agreement.milestones.every(
      (milestone) =>
        ['none', 'settled', 'closed'].includes(moneyStageOf(milestone)) &&
        !isDisputed(milestone) &&
        !sides.some((side) => isDisputable(milestone, side, at)),
    )
  );
}
