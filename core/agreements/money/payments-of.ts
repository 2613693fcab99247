import type { Fact, Step } from '#rules/agreements/facts.ts';
import type { DueKind } from '#rules/agreements/money-limits.ts';

/** A payment as one side has stated it, and what became of it. */
export type StatedPayment = {
  entry: number;
  at: string;
  owed: DueKind;
  sent: number;
  withheld: number;
  day: string;
  way: string;
  confirmed: number | null;
  /** The entry that confirmed it; 0 while nothing is. */
  confirmedBy: number;
  confirmedAt: string;
  isSilent: boolean;
  isReversed: boolean;
};

export function isPaymentEntry(fact: Fact, milestone: number): boolean {
  return (fact.kind === 'payment_sent' || fact.kind === 'paid_back') && fact.milestone === milestone;
}

/** Every payment that was stated for a milestone, taken back or not, in order. */
export function paymentsOf(steps: readonly Step[], milestone: number): StatedPayment[] {
  const payments = new Map<number, StatedPayment>();
  for (const { sequence, at, fact } of steps) {
    if (fact.kind === 'reversed') {
      takeBack(payments, fact.entry);
      continue;
    }
    if (!('milestone' in fact) || fact.milestone !== milestone) continue;
    const unconfirmed = { confirmed: null, confirmedBy: 0, confirmedAt: '', isSilent: false };
    const stated = { ...unconfirmed, entry: sequence, at, isReversed: false };
    if (fact.kind === 'payment_sent') {
      const { owed, sent, withheld, day, way } = fact;
      payments.set(sequence, { ...stated, owed, sent, withheld, day, way });
    }
    if (fact.kind === 'paid_back')
      payments.set(sequence, {
        ...stated,
        owed: 'back',
        sent: fact.amount,
        withheld: 0,
        day: fact.day,
        way: fact.way,
      });
    if (fact.kind === 'payment_confirmed' || fact.kind === 'paid_back_confirmed') {
      const payment = payments.get(fact.payment);
      const { amount: confirmed, isSilent } = fact;
      if (payment)
        payments.set(fact.payment, {
          ...payment,
          confirmed,
          confirmedBy: sequence,
          confirmedAt: at,
          isSilent,
        });
    }
  }
  return [...payments.values()];
}

function takeBack(payments: Map<number, StatedPayment>, entry: number): void {
  for (const [sequence, payment] of payments) {
    if (sequence === entry) payments.set(sequence, { ...payment, isReversed: true });
    if (payment.confirmedBy === entry)
      payments.set(sequence, {
        ...payment,
        confirmed: null,
        confirmedBy: 0,
        confirmedAt: '',
        isSilent: false,
      });
  }
}
