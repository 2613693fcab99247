import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';

type Open = Pick<MilestoneMoneyBody, 'currency' | 'pay' | 'fallback'> & {
  opened: Pick<NonNullable<MilestoneMoneyBody['payout']['opened']>, 'upi' | 'amount' | 'link'>;
};

/** How an owner who has opened the payment details can pay what is left, or why nothing is left to send. */
export function wayToPay({ currency, pay, fallback, opened: { upi, amount, link } }: Open) {
  if (amount === 0) return pay.due + fallback.due > 0 ? 'allWithheld' : 'nothing';
  if (link !== '') return 'upi';
  if (currency !== 'INR') return 'otherCurrency';
  return upi === '' ? 'noUpi' : 'aboveUpi';
}
