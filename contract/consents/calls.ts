import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { consentEnds, consentGivers, consentTexts } from '../ground/consent-rule.ts';
import { date, id, secret } from '../ground/values.ts';

/** One step on record. Its number stands on the receipt. */
const step = z.object({ number: z.string(), isGiven: z.boolean(), at: date });

const shared = {
  /** The consent, as a module declares it, or `purpose.` and the name of a new purpose. */
  document: z.string(),
  /** The name of a new purpose; empty for a consent of a module. */
  purpose: z.string(),
  text: z.enum(consentTexts),
  version: z.string(),
  /** In which the giver read it. */
  language: z.string(),
  /** The SHA-256 of the translation that they read, as `getLegalText` takes it; empty for English. */
  wordsHash: z.string(),
  by: z.enum(consentGivers),
  /** How far it reaches, such as who sees a profile; empty where there is one reach. */
  detail: z.string(),
} as const;

const consent = z
  .object({
    ...shared,
    ends: z.enum(consentEnds),
    isGiven: z.boolean(),
    /** It holds, and the member may withdraw it on the page of consents. */
    canWithdraw: z.boolean(),
    /** Of the last time; empty where it was never given. */
    givenAt: date,
    /** Empty where it holds, and where it was never given. */
    withdrawnAt: date,
    /** The newest first, up to 20. */
    steps: z.array(step),
  })
  .meta({ id: 'Consent' });
export type ConsentBody = z.infer<typeof consent>;

const receipt = step.extend({ ...shared, memberName: z.string() }).meta({ id: 'ConsentReceipt' });
export type ReceiptBody = z.infer<typeof receipt>;

const number = z.string(broken('missing')).max(20, broken('text_most', 20));
const isNumber = { status: 200, body: receipt, about: 'The receipt' } as const;

export const getConsents = call({
  method: 'GET',
  path: '/account/consents',
  summary: 'Each consent that the member or their guardian has given or withdrawn',
  access: 'member',
  forSuspended: true,
  params: {},
  answer: {
    status: 200,
    body: z.object({ consents: z.array(consent) }),
    about: 'In the order of the modules',
  },
  refusals: [],
});

export const putConsentWithdrawal = call({
  method: 'PUT',
  path: '/account/consent-withdrawals',
  summary: 'Withdraw a consent; it holds from the next request, and again it changes nothing',
  access: 'member',
  forSuspended: true,
  params: { document: z.string(broken('missing')).max(80, broken('text_most', 80)) },
  answer: {
    status: 200,
    body: z.object({ consents: z.array(consent) }),
    about: 'All of them as they are now',
  },
  refusals: ['consent_unknown', 'consent_not_here'],
});

export const getConsentReceipt = call({
  method: 'GET',
  path: '/account/consent-receipt',
  summary: 'The receipt of a consent given or withdrawn, by its number',
  access: 'member',
  forSuspended: true,
  params: { number },
  answer: isNumber,
  refusals: ['receipt_unknown'],
});

export const getGuardianReceipts = call({
  method: 'GET',
  path: '/guardian-requests/:requestId/receipts',
  summary: 'The receipts of a guardian, for the holder of the mailed link',
  access: 'anyone',
  foreign: 'guardian_request_not_found',
  gone: 'guardian_request_not_found',
  params: { requestId: id, secret },
  answer: {
    status: 200,
    body: z.object({ receipts: z.array(receipt) }),
    about: 'The newest first, up to 20',
  },
  refusals: [],
});
