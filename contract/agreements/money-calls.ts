import { z } from 'zod';
import { moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import { amountOrZero } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { paymentWays } from '#rules/lists/payment-ways.ts';
import { optionalText, text } from '#rules/text/params.ts';
import { extensionLimits } from '../deadlines/limits.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';
import { due, milestoneMoney } from './milestone-money.ts';
import { agreementMilestone, basedOn, entryNumber } from './params.ts';

/** Amounts owed, sent and confirmed for a milestone. The product moves no money: both sides state what they paid or received. */

const gone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;
const beforeMessage = broken('range', 0, 2 ** 31 - 1);
const way = z.enum(paymentWays, broken('choice', paymentWays.join(', ')));
const days = broken('range', 1, extensionLimits.days);

const asItStands = {
  status: 200,
  body: milestoneMoney,
  about: 'As it is now, for the caller',
} as const;
/** Refusals by the rules of agreements, and the one for a caller whose version is outdated. */
const unfit = ['agreement_moved', 'conflict'] as const;

export const getMilestoneMoney = call({
  method: 'GET',
  path: '/account/agreements/:agreementId/milestones/:milestone/money',
  summary: 'What is owed, sent and confirmed for a milestone, for both sides',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: {
    ...agreementMilestone,
    /** Only payments before this entry, and those that await a confirmation; 0 for the newest. */
    before: z.coerce.number(beforeMessage).int(beforeMessage).min(0, beforeMessage).default(0),
  },
  answer: asItStands,
  refusals: ['agreement_moved'],
});

export const postPayment = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/payments',
  summary:
    'State a payment as sent, with the tax that was withheld of it; both count together. The contributor states so what is paid back',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: {
    ...agreementMilestone,
    basedOn,
    /** `back`: by the contributor, what was received above the pay. */
    owed: due.default('pay'),
    sent: amountOrZero,
    withheld: amountOrZero.default(0),
    day,
    way,
    reference: optionalText(limits.reference).default(''),
    taxReference: optionalText(limits.reference).default(''),
  },
  answer: asItStands,
  refusals: [
    ...unfit,
    'agreement_payment_day',
    'agreement_payment_early',
    'agreement_tax_reference_missing',
    'agreement_statements_open',
    'agreement_statements_many',
    'not_due',
    'payment_too_large',
    'entry_wrong_figures',
    'not_your_side',
  ],
});

export const postConfirmation = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/confirmations',
  summary: 'Confirm how much of a payment arrived, from nothing to all that was stated',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { ...agreementMilestone, basedOn, payment: entryNumber, amount: amountOrZero },
  answer: asItStands,
  refusals: [...unfit, 'payment_not_awaited', 'payment_too_large', 'not_your_side'],
});

export const postReversal = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/reversals',
  summary: 'Answer a wrong entry of the own side by one that names it',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { ...agreementMilestone, basedOn, entry: entryNumber },
  answer: asItStands,
  refusals: [
    ...unfit,
    'payment_not_awaited',
    'entry_unknown',
    'not_your_side',
    'agreement_settled',
    'milestone_disputed',
    'confirmation_stands',
  ],
});

export const putOpenClosure = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/milestones/:milestone/closure',
  summary: 'Close what stays unpaid as such: final, dated, the claim untouched',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { ...agreementMilestone, basedOn },
  answer: asItStands,
  refusals: [
    ...unfit,
    'agreement_close_too_early',
    'not_due',
    'not_your_side',
    'agreement_settled',
    'milestone_disputed',
  ],
});

export const putBackClosure = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/milestones/:milestone/back-closure',
  summary: 'Close what is not paid back as such, for the project: final, dated, the claim untouched',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { ...agreementMilestone, basedOn },
  answer: asItStands,
  refusals: [
    ...unfit,
    'agreement_close_too_early',
    'not_due',
    'not_your_side',
    'agreement_settled',
    'milestone_disputed',
  ],
});

export const putMoreTime = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/milestones/:milestone/more-time',
  summary: 'Ask the other side for more time to pay, once',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: {
    ...agreementMilestone,
    since: entryNumber,
    days: z.int(days).min(1, days).max(extensionLimits.days, days),
    reason: text(extensionLimits.reason),
  },
  answer: asItStands,
  refusals: ['agreement_moved', 'not_due', 'not_your_side', 'agreement_more_time_asked', 'clock_overdue'],
});

export const putMoreTimeAnswer = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/milestones/:milestone/more-time-answer',
  summary: 'Give the other side the time that it has asked for, or not',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { ...agreementMilestone, since: entryNumber, isAgreed: z.boolean(broken('boolean')) },
  answer: asItStands,
  refusals: [
    'agreement_moved',
    'not_due',
    'not_your_side',
    'agreement_more_time_unasked',
    'clock_overdue',
    'clock_not_running',
  ],
});

export const putTaxNumber = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/tax-number',
  summary: 'Name the own side’s PAN or GSTIN for invoices and receipts; kept encrypted. Empty removes it',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { agreementId: id, taxNumber: optionalText(20) },
  answer: { status: 204, body: null, about: 'It is kept, or gone' },
  refusals: ['agreement_moved', 'agreement_tax_number_invalid'],
});

export const getInvoice = call({
  method: 'GET',
  path: '/agreement-invoices/:agreementId/:milestone',
  summary: 'The invoice of an accepted milestone as PDF',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: agreementMilestone,
  answer: { status: 200, body: 'bytes', about: 'Names, what was agreed and accepted, and what is owed' },
  refusals: ['agreement_moved'],
});

export const getReceipt = call({
  method: 'GET',
  path: '/agreement-receipts/:agreementId/:milestone',
  summary:
    'The receipt of what was confirmed for a milestone as PDF, with the ledger’s last entry and its hash',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: agreementMilestone,
  answer: { status: 200, body: 'bytes', about: 'What was sent, withheld and confirmed' },
  refusals: ['agreement_moved'],
});
