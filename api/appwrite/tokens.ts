import * as calls from '#contract/tokens.ts';
import { isProvenBy } from '#core/addresses/is-proven-by.ts';
import { requestVerification } from '#core/addresses/request-verification.ts';
import { verifyEmail } from '#core/addresses/verify-email.ts';
import { presentToken } from '#core/codes/present.ts';
import { requestCode } from '#core/codes/request-code.ts';
import { recover } from '#core/passwords/recover.ts';
import { requestRecovery } from '#core/passwords/request-recovery.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { byMember, byNetwork, keyOf, perHour } from '../http/limits.ts';
import { requireRedirect } from '../http/origins.ts';

export const tokenEndpoints: Endpoint[] = [
  answer(
    calls.postVerification,
    async ({ core, settings, actor, params }) => {
      requireRedirect(settings, params.url);
      return presentToken(await requestVerification(core, actor, params.url));
    },
    [perHour(10, byMember)],
  ),

  answer(calls.putVerification, async ({ core, params }) => presentToken(await verifyEmail(core, params)), [
    perHour(10, ({ raw, ip }) => keyOf(raw.userId, ip)),
  ]),

  answer(
    calls.getVerificationLink,
    async ({ core, params }) => ({ proven: await isProvenBy(core, params) }),
    [perHour(30, byNetwork)],
  ),

  answer(
    calls.postCode,
    async ({ core, actor, params }) => presentToken(await requestCode(core, actor, params)),
    [perHour(10, ({ raw, ip }) => keyOf(raw.email, ip)), perHour(10, ({ ip }) => `ip ${ip}`)],
  ),

  answer(
    calls.postRecovery,
    async ({ core, settings, params }) => {
      requireRedirect(settings, params.url);
      return presentToken(await requestRecovery(core, params));
    },
    [perHour(10, ({ raw, ip }) => keyOf(raw.email, ip)), perHour(10, ({ ip }) => `ip ${ip}`)],
  ),

  answer(calls.putRecovery, async ({ core, params }) => presentToken(await recover(core, params)), [
    perHour(10, ({ raw, ip }) => keyOf(raw.userId, ip)),
  ]),
];
