import * as calls from '#contract/sign-up-calls.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { isoDate } from '#core/ground/dates.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { findUpload } from '#core/sign-ups/find-upload.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { languageOf } from './http/language.ts';
import { byNetwork, perHour } from './http/limits.ts';
import { readTicket, rememberSession, rememberTicket } from './http/session-value.ts';

export const signUpEndpoints: Endpoint[] = [
  answer(calls.postSignUpCode, async ({ core, params, device }) => {
    const sent = await sendCode(core, { email: params.email, ip: device.ip });
    return { ...sent, expire: isoDate(sent.expire), resendAfter: isoDate(sent.resendAfter) };
  }),

  answer(
    calls.putSignUpCode,
    async ({ core, settings, params, headers }) => {
      const { userId, email, ticket } = await verifyCode(core, params);
      headers.push(rememberTicket(settings, ticket));
      return { userId, email, verified: true };
    },
    [perHour(100, byNetwork)],
  ),

  answer(calls.getCurrentSignUp, async ({ core, actor }) => {
    if (actor.kind !== 'applicant') throw new Refusal('sign_up_ticket_missing');
    return { userId: actor.id, email: actor.email, verified: true, file: await findUpload(core, actor) };
  }),

  answer(
    calls.postSignUp,
    async ({ core, settings, actor, params: { key, ...form }, device, request, headers }) => {
      const opened = await signUp(core, {
        ticket: readTicket(settings, request.headers),
        form,
        idempotencyKey: key ?? request.headers.get('idempotency-key')?.slice(0, 100) ?? '',
        device,
        language: languageOf(request),
        previous: actor.kind === 'member' ? actor : null,
      });
      headers.push(...rememberSession(settings, request, opened));
      return { account: presentAccount(opened.account) };
    },
    [perHour(60, byNetwork)],
  ),
];
