import { z } from 'zod';
import { account } from '#contract/account.ts';
import { signUpForm } from '#contract/sign-up-form.ts';
import { date, email, id, secret } from '#contract/values.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { isoDate } from '#core/ground/dates.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { findUpload } from '#core/sign-ups/find-upload.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';
import { type Endpoint, endpoint } from './http/endpoint.ts';
import { languageOf } from './http/language.ts';
import { readTicket, rememberSession, rememberTicket } from './http/session-value.ts';

const hour = 3600;

const sendSignUpCode = endpoint({
  method: 'POST',
  paths: ['/sign-ups/codes'],
  summary: 'Mail a code that proves an e-mail address',
  scope: 'anyone',
  params: { email },
  success: {
    status: 201,
    body: z.object({ userId: z.string(), email: z.string(), expire: date, resendAfter: date }),
    about: 'The same for every address, whether it has an account or not',
  },
  async handle({ core, params, device }) {
    const sent = await sendCode(core, { email: params.email, ip: device.ip });
    return { ...sent, expire: isoDate(sent.expire), resendAfter: isoDate(sent.resendAfter) };
  },
});

const verifySignUpCode = endpoint({
  method: 'PUT',
  paths: ['/sign-ups/codes'],
  summary: 'Prove the address with the mailed code',
  scope: 'anyone',
  limits: [{ max: 100, seconds: hour, key: ({ ip }) => ip }],
  params: { userId: id, secret },
  success: {
    status: 200,
    body: z.object({ userId: z.string(), email: z.string(), verified: z.literal(true) }),
    about: 'The server remembers the proof for a day, by a cookie',
  },
  async handle({ core, settings, params, headers }) {
    const { userId, email, ticket } = await verifyCode(core, params);
    headers.push(rememberTicket(settings, ticket));
    return { userId, email, verified: true };
  },
});

const getCurrentSignUp = endpoint({
  method: 'GET',
  paths: ['/sign-ups/current'],
  summary: 'What this browser has proven and uploaded so far',
  scope: 'anyone',
  params: {},
  success: {
    status: 200,
    body: z.object({
      userId: z.string(),
      email: z.string(),
      verified: z.literal(true),
      file: z
        .object({ $id: z.string(), name: z.string(), sizeOriginal: z.number(), bucketId: z.string() })
        .optional(),
    }),
    about: 'The proven address and the newest file uploaded with it',
  },
  async handle({ core, actor }) {
    if (actor.kind !== 'applicant') throw new Refusal('sign_up_ticket_missing');
    return { userId: actor.id, email: actor.email, verified: true, file: await findUpload(core, actor) };
  },
});

const createSignUp = endpoint({
  method: 'POST',
  paths: ['/sign-ups'],
  summary: 'Make account, profile and session at once',
  scope: 'anyone',
  limits: [{ max: 60, seconds: hour, key: ({ ip }) => ip }],
  params: signUpForm.shape,
  success: {
    status: 201,
    body: z.object({ account }),
    about: 'The new account; its session is in the cookie',
  },
  async handle({ core, settings, actor, params, device, request, headers }) {
    const opened = await signUp(core, {
      ticket: readTicket(settings, request.headers),
      form: params,
      idempotencyKey: request.headers.get('idempotency-key')?.slice(0, 100) ?? '',
      device,
      language: languageOf(request),
      previous: actor.kind === 'member' ? actor : null,
    });
    headers.push(...rememberSession(settings, request, opened));
    return { account: presentAccount(opened.account) };
  },
});

export const signUpEndpoints: Endpoint[] = [sendSignUpCode, verifySignUpCode, getCurrentSignUp, createSignUp];
