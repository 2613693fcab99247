import { z } from 'zod';
import { moneyLimits as limits } from '#rules/agreements/money-limits.ts';
import { amountOrZero } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { optionalText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, secret } from '../ground/values.ts';
import { milestoneMoney } from './milestone-money.ts';
import { agreementMilestone } from './params.ts';

/** Where a milestone is to be paid to: its contributor says it, and one owner at a time opens it. */

const gone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;

const asItStands = {
  status: 200,
  body: milestoneMoney,
  about: 'As it is now, for the caller',
} as const;

export const postPayoutCode = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/payout-codes',
  summary:
    'Mail a code by which the contributor says where a milestone is to be paid to, in place of the password',
  access: 'member',
  needsProof: 'itself',
  forSuspended: true,
  ...gone,
  params: agreementMilestone,
  answer: { status: 201, body: z.object({ expire: date }), about: 'It is on its way' },
  refusals: ['agreement_moved', 'not_due', 'not_your_side'],
});

export const putPayout = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/milestones/:milestone/payout',
  summary: 'Say where this milestone is to be paid to: a UPI ID, a bank line, or both; kept encrypted',
  access: 'member',
  needsProof: 'itself',
  forSuspended: true,
  ...gone,
  /** The caller gives the password, or a code that was emailed on request of this session. */
  params: {
    ...agreementMilestone,
    upi: optionalText(limits.upi),
    bank: optionalText(limits.bank),
    password: z.string(broken('text')).max(1024, broken('text')).default(''),
    code: secret.optional(),
  },
  answer: asItStands,
  refusals: [
    'user_invalid_credentials',
    'user_invalid_token',
    'sign_up_code_expired',
    'sign_up_code_void',
    'general_rate_limit_exceeded',
    'agreement_moved',
    'not_due',
    'not_your_side',
    'agreement_upi_invalid',
    'agreement_bank_needed',
    'agreement_payout_empty',
  ],
});

export const deletePayout = call({
  method: 'DELETE',
  path: '/account/agreements/:agreementId/milestones/:milestone/payout',
  summary: 'Take back where this milestone is to be paid to',
  access: 'member',
  needsProof: true,
  forSuspended: true,
  ...gone,
  params: agreementMilestone,
  answer: { status: 204, body: null, about: 'It is gone' },
  refusals: ['agreement_moved', 'not_your_side'],
});

export const postPayoutOpening = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/milestones/:milestone/payout-openings',
  summary: 'Open where a due milestone is to be paid to, as one owner at a time; each opening is recorded',
  access: 'member',
  needsProof: true,
  forSuspended: true,
  ...gone,
  params: { ...agreementMilestone, withheld: amountOrZero.default(0) },
  answer: asItStands,
  refusals: [
    'agreement_moved',
    'not_due',
    'not_your_side',
    'payment_too_large',
    'agreement_payout_missing',
    'agreement_payout_opened',
  ],
});
