import * as calls from '#contract/sign-ups/calls.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { isoDate } from '#core/ground/dates.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { findUpload } from '#core/sign-ups/find-upload.ts';
import { listProven } from '#core/sign-ups/list-proven.ts';
import { type SentCode, sendCode } from '#core/sign-ups/send-code.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { languageOf } from './http/language.ts';
import { perNetworkHour, perSite } from './http/limits.ts';
import { proofOf, readProof } from './http/proof-cookie.ts';
import { previousOf, rememberLogin } from './http/session-value.ts';

export const signUpEndpoints: Endpoint[] = [
  answer(
    calls.postSignUpCode,
    async ({ core, settings, params: { email }, device, request, headers }) => {
      const browser = proofOf(settings, request, headers);
      return presentSentCode(await sendCode(core, { purpose: 'sign-up', email, browser, device }));
    },
    [perSite.codes],
  ),

  answer(calls.putSignUpCode, async ({ core, settings, params, device, request }) => {
    const browser = readProof(settings, request.headers) ?? '';
    const { userId, email } = await verifyCode(core, { ...params, browser, device });
    return { userId, email, verified: true };
  }),

  answer(calls.getCurrentSignUp, async ({ core, settings, actor, request }) => {
    if (actor.kind !== 'applicant') throw new Refusal('sign_up_ticket_missing');
    const { id: userId, email } = actor;
    const proven = await listProven(core, readProof(settings, request.headers) ?? '');
    return { userId, email, verified: true, proven, file: await findUpload(core, actor) };
  }),

  answer(
    calls.postSignUp,
    async ({ core, settings, actor, params: { key, ...form }, device, request, headers }) => {
      const opened = await signUp(core, {
        browser: readProof(settings, request.headers),
        form,
        idempotencyKey: key ?? request.headers.get('idempotency-key')?.slice(0, 100) ?? '',
        device,
        language: languageOf(device, request),
        previous: previousOf(actor),
      });
      headers.push(...rememberLogin(settings, request, device, opened));
      return { account: presentAccount(opened.account) };
    },
    perNetworkHour(600),
  ),
];

export function presentSentCode({ expire, resendAfter, ...sent }: SentCode) {
  return { ...sent, expire: isoDate(expire), resendAfter: isoDate(resendAfter) };
}
