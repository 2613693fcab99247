import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MilestoneMoneyBody } from '#contract/agreements/milestone-money.ts';
import { agreementMoneyTexts } from '#web/agreements/texts/en/money.ts';
import { wayToPay } from './way-to-pay.ts';

type Account = MilestoneMoneyBody['pay'];
const none: Account = {
  owed: 0,
  confirmed: 0,
  awaited: 0,
  paidBack: 0,
  paidBackAwaited: 0,
  open: 0,
  due: 0,
  toPayBack: 0,
};
const asked = { currency: 'INR' as const, pay: { ...none, due: 500_00 }, fallback: none };
const opened = { upi: 'asha@bank', amount: 500_00, link: '' };

test('once nothing is left to send the payment details say so, and nothing of UPI', () => {
  const paid = { ...asked, pay: none };
  assert.equal(wayToPay({ ...paid, opened: { ...opened, amount: 0 } }), 'nothing');
  assert.equal(wayToPay({ ...asked, opened: { ...opened, amount: 0 } }), 'allWithheld');
  for (const way of ['nothing', 'allWithheld'] as const)
    assert.doesNotMatch(agreementMoneyTexts.details[way], /UPI|rupees|bank/);
});

test('where UPI cannot be used the one reason is said', () => {
  assert.equal(wayToPay({ ...asked, opened: { ...opened, link: 'upi://pay' } }), 'upi');
  assert.equal(wayToPay({ ...asked, opened }), 'aboveUpi');
  assert.equal(wayToPay({ ...asked, opened: { ...opened, upi: '' } }), 'noUpi');
  assert.equal(wayToPay({ ...asked, currency: 'USD', opened }), 'otherCurrency');
});
