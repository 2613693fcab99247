import * as calls from '#contract/agreements/money-calls.ts';
import * as payouts from '#contract/agreements/payout-calls.ts';
import { type DueKind, dues } from '#rules/agreements/money-limits.ts';
import { typedAmount } from '#rules/amounts/typed-amount.ts';
import { isDay } from '#rules/calendar/day.ts';
import { type PaymentWay, paymentWays } from '#rules/lists/payment-ways.ts';
import { codeLength, latinDigits, readCode } from '#rules/text/digits.ts';
import type { Handler, Reply, Sent } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import type { Visit } from '#web/forms/visit.ts';

const milestoneOf = ({ param }: Pick<Visit, 'param'>) => ({
  agreementId: param('id'),
  milestone: Number(param('number')),
});

/** Loads the sums owed for the page's milestone, or null before anything can be owed; `before` pages to older payments. */
export function loadMoney({ ask, param, url }: Visit) {
  const before = Number(url.searchParams.get('before')) || 0;
  return ask(calls.getMilestoneMoney, {
    ...milestoneOf({ param }),
    before: Math.min(Math.max(0, Math.trunc(before)), 2 ** 31 - 1),
  });
}

type Read = { amount: number } | { fault: Reply };

/** An amount that may be nothing, as people type it. */
function amountIn(sent: Sent, field: string): Read {
  const typed = sent.text(field);
  if (typed === '' || /^0+([.,]0+)?$/.test(typed)) return { amount: 0 };
  const read = typedAmount(typed);
  if ('amount' in read) return read;
  return { fault: { fault: { code: 'agreement_amount_invalid', fields: [field] } } };
}

const basisIn = (sent: Sent) => Number(sent.text('basedOn')) || 0;

/** Handles the forms about a milestone's money, by intent. */
export const moneyHandlers: Record<string, Handler> = {
  async statePayment(sent, visit) {
    const [paid, tax] = [amountIn(sent, 'sent'), amountIn(sent, 'withheld')];
    if ('fault' in paid) return paid.fault;
    if ('fault' in tax) return tax.fault;
    const day = sent.text('day');
    if (!isDay(day)) return { fault: { code: 'day_invalid', fields: ['day'] } };
    await visit.ask(calls.postPayment, {
      ...milestoneOf(visit),
      basedOn: basisIn(sent),
      sent: paid.amount,
      withheld: tax.amount,
      day,
      owed: choice<DueKind>(dues, sent.text('owed'), 'pay'),
      way: choice<PaymentWay>(paymentWays, sent.text('way'), 'Online Payment'),
      reference: sent.text('reference'),
      taxReference: sent.text('taxReference'),
    });
    return { done: 'stated' };
  },
  async confirmPayment(sent, visit) {
    const arrived = amountIn(sent, 'amount');
    if ('fault' in arrived) return arrived.fault;
    const payment = Number(sent.text('payment'));
    const basedOn = basisIn(sent);
    await visit.ask(calls.postConfirmation, { ...milestoneOf(visit), basedOn, payment, ...arrived });
    return { done: 'confirmed' };
  },
  async reversePayment(sent, visit) {
    const entry = Number(sent.text('entry'));
    await visit.ask(calls.postReversal, { ...milestoneOf(visit), basedOn: basisIn(sent), entry });
    return { done: 'reversed' };
  },
  async closeOpen(sent, visit) {
    await visit.ask(calls.putOpenClosure, { ...milestoneOf(visit), basedOn: basisIn(sent) });
    return { done: 'closed' };
  },
  async closeBack(sent, visit) {
    const { agreementId, milestone } = milestoneOf(visit);
    await visit.ask(calls.putBackClosure, { agreementId, milestone, basedOn: basisIn(sent) });
    return { done: 'closed' };
  },
  async payoutCode(sent, visit) {
    await visit.ask(payouts.postPayoutCode, milestoneOf(visit));
    // Without scripts it would go into a cookie, and these details stand nowhere in clear text.
    const about = visit.isScripted && { about: { upi: sent.text('upi'), bank: sent.text('bank') } };
    return { done: 'payoutCodeSent', ...about };
  },
  async savePayout(sent, visit) {
    const [code, password] = [readCode(sent.text('code')), sent.secret('password')];
    if (code === '' && password === '') return { fault: { code: 'password_missing', fields: ['password'] } };
    if (code !== '' && code.length < codeLength)
      return { fault: { code: 'code_incomplete', fields: ['code'] } };
    await visit.ask(payouts.putPayout, {
      ...milestoneOf(visit),
      upi: sent.text('upi'),
      bank: sent.text('bank'),
      password,
      ...(code !== '' && { code }),
    });
    return { done: 'detailsKept' };
  },
  async removePayout(_, visit) {
    await visit.ask(payouts.deletePayout, milestoneOf(visit));
    return { done: 'detailsGone' };
  },
  async openPayout(sent, visit) {
    const tax = amountIn(sent, 'withhold');
    if ('fault' in tax) return tax.fault;
    await visit.ask(payouts.postPayoutOpening, { ...milestoneOf(visit), withheld: tax.amount });
    return { done: 'opened' };
  },
  async askMoreTime(sent, visit) {
    const since = Number(sent.text('since'));
    const [days, reason] = [Number(latinDigits(sent.text('days'))), sent.text('reason')];
    await visit.ask(calls.putMoreTime, { ...milestoneOf(visit), since, days, reason });
    return { done: 'moreAsked' };
  },
  async giveMoreTime(sent, visit) {
    await visit.ask(calls.putMoreTimeAnswer, { ...milestoneOf(visit), ...answerIn(sent), isAgreed: true });
    return { done: 'moreAnswered' };
  },
  async refuseMoreTime(sent, visit) {
    await visit.ask(calls.putMoreTimeAnswer, { ...milestoneOf(visit), ...answerIn(sent), isAgreed: false });
    return { done: 'moreAnswered' };
  },
  async saveTaxNumber(sent, visit) {
    const { agreementId } = milestoneOf(visit);
    await visit.ask(calls.putTaxNumber, { agreementId, taxNumber: sent.text('taxNumber') });
    return { done: 'taxKept' };
  },
};

const answerIn = (sent: Sent) => ({ since: Number(sent.text('since')) });

function choice<One extends string>(among: readonly One[], typed: string, usual: One): One {
  return among.find((one) => one === typed) ?? usual;
}

/** On which field of these forms a refusal stands. */
export const moneyFaults = {
  agreement_payment_day: { fields: ['day'] },
  agreement_payment_early: { fields: ['day'] },
  agreement_tax_reference_missing: { fields: ['taxReference'] },
  agreement_tax_number_invalid: { fields: ['taxNumber'] },
  agreement_upi_invalid: { fields: ['upi'] },
  agreement_bank_needed: { fields: ['bank'] },
  agreement_payout_empty: { fields: ['upi'] },
  user_invalid_credentials: { code: 'current_password_wrong' as const, fields: ['password'] },
  ...codeFaults,
};
