import type { RefusalValues } from '#contract/ground/refusals.ts';
import { moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import { formatMoney } from '#rules/amounts/money.ts';
import { day } from '#web/ground/texts/amounts.ts';

/** Refusals of payments that cannot be as they were meant. */
export const agreementMoneyRefusals = {
  agreement_payment_day: 'This day is still to come. Enter the day on which the money left.',
  agreement_payment_early: ({ on }: RefusalValues) =>
    on
      ? `This day is before the agreement. It came into force on ${day(on)}. Enter that day or a later one.`
      : 'This day is before the agreement. Enter a later one.',
  agreement_tax_reference_missing:
    'Say by what the withheld tax can be found, such as the number of the challan or the section of the law.',
  agreement_tax_number_invalid: 'This is neither a PAN nor a GSTIN. Please look at it again.',
  agreement_upi_invalid: 'This is no UPI ID. One looks like asha@bank.',
  agreement_bank_needed: `UPI is for rupees and up to ${formatMoney({ amount: limits.upiMost, currency: 'INR' })} at once. Enter a bank account for this.`,
  agreement_payout_empty: 'Enter a UPI ID or a bank account.',
  agreement_payout_missing:
    'There are no payment details that can be opened. The contributor is asked for them on this page.',
  agreement_payout_opened:
    'Another owner has these details open. So no one pays twice. They close by themselves after half an hour.',
  agreement_close_too_early: `This can be closed after ${limits.closeAfterDays} days overdue, or when the side that owes it has no member left.`,
  agreement_statements_open: `${limits.openStatements} of these wait to be confirmed already. Wait until the other side has looked at one of them, or take one back.`,
  agreement_statements_many: `${limits.statementsADay} of these were stated within a day. Please go on tomorrow.`,
  agreement_more_time_asked: 'More time for this was asked for already. It is asked for once.',
  agreement_more_time_unasked: 'No one has asked for more time for this.',
};
