import * as calls from '#contract/consents/calls.ts';
import { getReceipt } from '#core/consents/get-receipt.ts';
import { listConsents } from '#core/consents/list-consents.ts';
import { withdrawConsent } from '#core/consents/withdraw-consent.ts';
import { listGuardianReceipts } from '#core/guardians/list-guardian-receipts.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const consentEndpoints: Endpoint[] = [
  answer(calls.getConsents, ({ core, actor }) => listConsents(core, actor)),

  answer(
    calls.putConsentWithdrawal,
    ({ core, actor, params }) => withdrawConsent(core, actor, params.document),
    [perHour(60, byMember)],
  ),

  answer(calls.getConsentReceipt, ({ core, actor, params }) => getReceipt(core, actor, params.number)),

  // An unguessable link is never refused by a count.
  answer(calls.getGuardianReceipts, ({ core, params: { requestId: id, secret } }) =>
    listGuardianReceipts(core, { id, secret }),
  ),
];
