import { z } from 'zod';
import { currencies } from '#rules/amounts/money.ts';
import { units } from '#rules/amounts/params.ts';
import { broken } from '#rules/broken.ts';
import { day } from '#rules/calendar/params.ts';
import { codeLength } from '#rules/text/digits.ts';
import { longText, text } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';
import { endLimits as limits } from './end-limits.ts';
import { endOfAgreement, sharesOfAgreement } from './end-shapes.ts';
import { agreementStages } from './limits.ts';
import { basedOn } from './params.ts';

/** An agreement that would lose its last owner and still has open obligations. */
const owedAgreement = z.object({
  id: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }),
  /** The contributor; empty once they have gone. */
  person: z.string(),
  role: z.string(),
  stage: z.enum(agreementStages),
  currency: z.enum(currencies),
  /** Accepted and neither confirmed as paid nor stated as sent, cash for shares included. */
  due: z.int(),
  /** Units that are promised and neither became shares nor anything else. */
  units: z.int(),
  /** Milestones that are begun, handed in or in changes. */
  underWay: z.int(),
  /** The member has read this as it stands. */
  isRead: z.boolean(),
});
export type OwedAgreementBody = z.infer<typeof owedAgreement>;
const owed = z.object({ agreements: z.array(owedAgreement) });

export const getOwed = call({
  method: 'GET',
  path: '/account/deletion/owed',
  summary: 'The agreements that would lose their last owner with the member, and what stays owed in them',
  access: 'member',
  params: {},
  answer: { status: 200, body: owed, about: 'Mostly none' },
  refusals: [],
});

const most = 100;

export const putOwedReading = call({
  method: 'PUT',
  path: '/account/deletion/owed',
  summary: 'Say that one has read what stays owed in these agreements',
  access: 'member',
  params: {
    agreements: z
      .array(id, broken('list_between', 1, most))
      .min(1, broken('list_between', 1, most))
      .max(most, broken('list_between', 1, most)),
  },
  answer: { status: 200, body: owed, about: 'As it stands now' },
  refusals: [],
});

const gone = { foreign: 'agreement_unknown', gone: 'agreement_unknown' } as const;
const asItEnds = { status: 200, body: endOfAgreement, about: 'As it stands now' } as const;
const asSharesStand = { status: 200, body: sharesOfAgreement, about: 'As it stands now' } as const;
const entry = z.coerce
  .number(broken('range', 1, 2 ** 31 - 1))
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const anyEnd = ['agreement_moved', 'conflict', 'not_your_side'] as const;

export const getEnd = call({
  method: 'GET',
  path: '/account/agreements/:agreementId/end',
  summary: 'How an agreement in force ends, or would if notice was given now',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { agreementId: id },
  answer: asItEnds,
  refusals: ['agreement_moved'],
});

export const postNotice = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/notice',
  summary:
    'Give notice; the project may state a cause that the terms list, which calls the contributor a bad leaver',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: {
    agreementId: id,
    basedOn,
    /** The end date that was shown: where it is another one by now, nothing is done. */
    endDay: day,
    /** Its number in the terms. */
    cause: z.coerce
      .number(broken('range', 1, 10))
      .int()
      .min(1)
      .max(10)
      .nullable()
      .default(null),
    words: longText(0, limits.words).default(''),
  },
  answer: asItEnds,
  refusals: [
    ...anyEnd,
    'agreement_not_active',
    'cause_unknown',
    'cause_untold',
    'cause_nobody',
    'agreement_settled',
  ],
});

export const postContest = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/contest',
  summary: 'Contest a stated cause, as the contributor within 7 days; an administrator rules on it',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { agreementId: id, basedOn, words: longText(1, limits.words) },
  answer: asItEnds,
  refusals: [...anyEnd, 'cause_not_claimed', 'agreement_settled'],
});

export const getShares = call({
  method: 'GET',
  path: '/account/agreements/:agreementId/shares',
  summary:
    'What of the promise of shares has vested, when more does, what became of it, and its part of the company',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { agreementId: id },
  answer: asSharesStand,
  refusals: ['agreement_moved'],
});

export const postConversion = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/conversions',
  summary: 'State, for the project, that vested units have become shares',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { agreementId: id, basedOn, units, day, document: text(limits.document) },
  answer: asSharesStand,
  refusals: [
    ...anyEnd,
    'units_not_held',
    'conversion_day',
    'conversion_early',
    'agreement_statements_open',
    'agreement_statements_many',
  ],
});

const conversionParams = { agreementId: id, basedOn, conversion: entry };

export const putConversionConfirmation = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/conversion-confirmation',
  summary: 'Confirm, as the contributor, that vested units have become shares',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: conversionParams,
  answer: asSharesStand,
  refusals: [...anyEnd, 'conversion_unknown'],
});

export const putConversionWithdrawal = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/conversion-withdrawal',
  summary:
    'Take back, as the project, what was stated and not confirmed, or say as the contributor that it is not so, by an entry that names it',
  access: 'member',
  forSuspended: true,
  ...gone,
  params: { agreementId: id, basedOn, conversion: entry },
  answer: asSharesStand,
  refusals: [...anyEnd, 'conversion_unknown', 'entry_unknown'],
});

export const postGivingUpCode = call({
  method: 'POST',
  path: '/account/agreements/:agreementId/giving-up-codes',
  summary: 'Mail a code by which the contributor gives so many vested units up',
  access: 'member',
  needsProof: 'itself',
  ...gone,
  params: { agreementId: id, basedOn, units },
  answer: { status: 201, body: z.object({ expire: date }), about: 'It is on its way' },
  refusals: ['agreement_moved', 'not_your_side', 'units_not_held'],
});

export const putGivingUp = call({
  method: 'PUT',
  path: '/account/agreements/:agreementId/giving-up',
  summary: 'Give vested units up for good, with the mailed code',
  access: 'member',
  needsProof: 'itself',
  ...gone,
  params: {
    agreementId: id,
    basedOn,
    units,
    code: z
      .string(broken('text_most', 64))
      .min(codeLength, broken('text_most', 64))
      .max(64, broken('text_most', 64)),
  },
  answer: asSharesStand,
  refusals: [
    ...anyEnd,
    'units_not_held',
    'user_invalid_token',
    'sign_up_code_void',
    'sign_up_code_expired',
    'general_rate_limit_exceeded',
  ],
});
