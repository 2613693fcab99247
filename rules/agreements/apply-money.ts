import type { FactOf, Step } from './facts.ts';
import { accountOf, backOf, faultOfReversing, isDisputed } from './money-of.ts';
import { RuleFault, require } from './rule-fault.ts';
import { type Agreement, type Milestone, milestoneOf, type Payment, withMilestone } from './state.ts';
import { confirmDays, disputeEnd, laterBy } from './times.ts';

/** Applies payments, confirmations, reversals and repayments. The product moves no money: the two sides state what they did. */

export function applyPaymentSent(agreement: Agreement, step: Step, fact: FactOf<'payment_sent'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  const amount = fact.sent + fact.withheld;
  const { due } = accountOf(milestone, fact.owed);
  require(due > 0, 'not_due');
  require(amount > 0, 'entry_wrong_figures');
  require(amount <= due, 'payment_too_large', { due });
  return withPayment(agreement, milestone, {
    sequence: step.sequence,
    owed: fact.owed,
    direction: 'out',
    amount,
  });
}

export function applyPaymentConfirmed(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'payment_confirmed'>,
): Agreement {
  return confirm(agreement, step, fact, 'out');
}

export function applyPaidBack(agreement: Agreement, step: Step, fact: FactOf<'paid_back'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  // The amount above the pay comes first, then the cash paid for units that a ruling took back.
  const owed = accountOf(milestone, 'pay').toPayBack > 0 ? 'pay' : 'fallback';
  const { toPayBack } = accountOf(milestone, owed);
  require(toPayBack > 0, 'not_due');
  require(fact.amount > 0, 'entry_wrong_figures');
  require(fact.amount <= toPayBack, 'payment_too_large', { due: toPayBack });
  const { amount } = fact;
  return withPayment(agreement, milestone, {
    sequence: step.sequence,
    owed,
    direction: 'back',
    amount,
  });
}

export function applyPaidBackConfirmed(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'paid_back_confirmed'>,
): Agreement {
  return confirm(agreement, step, fact, 'back');
}

/** A reversal names the wrong entry: a payment that is not confirmed yet, a confirmation, or a conversion. */
export function applyReversed(agreement: Agreement, step: Step, fact: FactOf<'reversed'>): Agreement {
  for (const milestone of agreement.milestones) {
    const payment = milestone.payments.find(
      ({ sequence, confirmedBy }) => fact.entry === sequence || fact.entry === confirmedBy,
    );
    if (!payment) continue;
    const isConfirmation = payment.confirmedBy === fact.entry;
    const stated = payment.direction === 'out' ? 'project' : 'contributor';
    const answered = payment.direction === 'out' ? 'contributor' : 'project';
    require(step.side === (isConfirmation ? answered : stated), 'not_your_side');
    require(isConfirmation || payment.confirmed === null, 'payment_not_awaited');
    const fault = isConfirmation && faultOfReversing(milestone, payment, step.at);
    if (fault) throw new RuleFault(fault);
    const payments = isConfirmation
      ? milestone.payments.map((one) =>
          one === payment
            ? { ...one, confirmed: null, confirmedBy: null, confirmedAt: null, isSilent: false }
            : one,
        )
      : milestone.payments.filter((one) => one !== payment);
    return withMilestone(agreement, { ...milestone, payments });
  }
  const conversion = agreement.conversions.find(({ sequence }) => sequence === fact.entry);
  if (!conversion || conversion.isConfirmed) throw new RuleFault('entry_unknown', { entry: fact.entry });
  // The project has stated it wrongly, or the contributor says that it is not so, or nothing in its time.
  if (step.side === 'product') require(step.at >= laterBy(conversion.at, confirmDays), 'not_due');
  return { ...agreement, conversions: agreement.conversions.filter((one) => one !== conversion) };
}

/** "Closed with {amount} open": final, dated, the claim untouched. The contributor closes the pay, and the project what is to be paid back. */
export function applyClosedOpen(agreement: Agreement, step: Step, fact: FactOf<'closed_open'>): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  if (step.side === 'project') {
    const { open } = backOf(milestone);
    require(!isDisputed(milestone), 'milestone_disputed');
    require(open > 0, 'not_due');
    require(fact.amount === open, 'entry_wrong_figures');
    return withMilestone(agreement, { ...milestone, isBackClosed: true });
  }
  const { due, awaited, open } = accountOf(milestone, 'pay');
  require(!isDisputed(milestone), 'milestone_disputed');
  require(due + awaited > 0 && open > 0, 'not_due');
  require(fact.amount === open, 'entry_wrong_figures');
  const disputableUntil = milestone.disputableUntil ?? disputeEnd(step.at);
  return withMilestone(agreement, { ...milestone, isClosed: true, disputableUntil });
}

function confirm(
  agreement: Agreement,
  step: Step,
  fact: FactOf<'payment_confirmed'> | FactOf<'paid_back_confirmed'>,
  direction: Payment['direction'],
): Agreement {
  const milestone = milestoneOf(agreement, fact.milestone);
  const payment = milestone.payments.find(
    (one) => one.sequence === fact.payment && one.direction === direction,
  );
  if (payment?.confirmed !== null) throw new RuleFault('payment_not_awaited', { payment: fact.payment });
  require(fact.amount <= payment.amount, 'payment_too_large', { due: payment.amount });
  require(fact.isSilent === (step.side === 'product'), 'not_your_side');
  require(!fact.isSilent || fact.amount === payment.amount, 'entry_wrong_figures');
  const payments = milestone.payments.map((one) =>
    one === payment
      ? {
          ...one,
          confirmed: fact.amount,
          confirmedBy: step.sequence,
          confirmedAt: step.at,
          isSilent: fact.isSilent,
        }
      : one,
  );
  return withMilestone(agreement, { ...milestone, payments });
}

function withPayment(
  agreement: Agreement,
  milestone: Milestone,
  payment: Omit<Payment, 'confirmed' | 'confirmedBy' | 'confirmedAt' | 'isSilent'>,
): Agreement {
  const payments = [
    ...milestone.payments,
    { ...payment, confirmed: null, confirmedBy: null, confirmedAt: null, isSilent: false },
  ];
  return withMilestone(agreement, { ...milestone, payments });
}
