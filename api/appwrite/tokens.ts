import { z } from 'zod';
import { token } from '#contract/account.ts';
import { broken } from '#contract/rules.ts';
import { email, id, idOrUnique, password, secret } from '#contract/values.ts';
import { requestVerification } from '#core/addresses/request-verification.ts';
import { verifyEmail } from '#core/addresses/verify-email.ts';
import { presentToken } from '#core/codes/present.ts';
import { requestCode } from '#core/codes/request-code.ts';
import { recover } from '#core/passwords/recover.ts';
import { requestRecovery } from '#core/passwords/request-recovery.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { keyOf, perHour } from '../http/limits.ts';
import { requireRedirect } from '../http/origins.ts';

/** An address of a registered platform; `requireRedirect` looks at its host. */
const url = z.string(broken('address')).max(2000, broken('address'));

const postVerification = endpoint({
  method: 'POST',
  paths: ['/account/verifications/email', '/account/verification'],
  summary: 'Mail a link that proves the address',
  scope: 'member',
  limits: [perHour(10, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: { url },
  success: { status: 201, body: token, about: 'The token; its secret is in the mail' },
  async handle({ core, settings, actor, params }) {
    requireRedirect(settings, params.url);
    return presentToken(await requestVerification(core, actor, params.url));
  },
});

const putVerification = endpoint({
  method: 'PUT',
  paths: ['/account/verifications/email', '/account/verification'],
  summary: 'Prove the address with the mailed link',
  scope: 'anyone',
  limits: [perHour(10, ({ raw, ip }) => keyOf(raw.userId, ip))],
  params: { userId: id, secret },
  success: { status: 200, body: token, about: 'The token that was used' },
  handle: async ({ core, params }) => presentToken(await verifyEmail(core, params)),
});

const postCode = endpoint({
  method: 'POST',
  paths: ['/account/tokens/email'],
  summary: 'Mail a six-digit code to log in with',
  scope: 'anyone',
  limits: [perHour(10, ({ raw, ip }) => keyOf(raw.email, ip)), perHour(10, ({ ip }) => `ip ${ip}`)],
  params: {
    userId: idOrUnique,
    email,
    phrase: z.boolean(broken('boolean')).default(false),
  },
  success: { status: 201, body: token, about: 'The token; its userId is the one to log in with' },
  handle: async ({ core, actor, params }) => presentToken(await requestCode(core, actor, params)),
});

const postRecovery = endpoint({
  method: 'POST',
  paths: ['/account/recovery'],
  summary: 'Mail a link for choosing a new password',
  scope: 'anyone',
  limits: [perHour(10, ({ raw, ip }) => keyOf(raw.email, ip)), perHour(10, ({ ip }) => `ip ${ip}`)],
  params: { email, url },
  success: {
    status: 201,
    body: token,
    about: 'The same for every address, whether it has an account or not',
  },
  async handle({ core, settings, params }) {
    requireRedirect(settings, params.url);
    return presentToken(await requestRecovery(core, params));
  },
});

const putRecovery = endpoint({
  method: 'PUT',
  paths: ['/account/recovery'],
  summary: 'Choose a new password with the mailed link',
  scope: 'anyone',
  limits: [perHour(10, ({ raw, ip }) => keyOf(raw.userId, ip))],
  params: { userId: id, secret, password },
  success: { status: 200, body: token, about: 'The token that was used; all sessions have ended' },
  handle: async ({ core, params }) => presentToken(await recover(core, params)),
});

export const tokenEndpoints: Endpoint[] = [
  postVerification,
  putVerification,
  postCode,
  postRecovery,
  putRecovery,
];
