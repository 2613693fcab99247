import * as calls from '#contract/codes/token-calls.ts';
import { isProvenBy } from '#core/addresses/is-proven-by.ts';
import { requestVerification } from '#core/addresses/request-verification.ts';
import { verifyEmail } from '#core/addresses/verify-email.ts';
import { presentToken } from '#core/codes/present.ts';
import { requestCode } from '#core/codes/request-code.ts';
import { handleOf } from '#core/ground/secrets.ts';
import { recover } from '#core/passwords/recover.ts';
import { requestRecovery } from '#core/passwords/request-recovery.ts';
import { rememberDevice } from '../http/device-cookie.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { byMember, mailboxKey, perHour, perNetworkHour, perSite } from '../http/limits.ts';
import { requireRedirect } from '../http/origins.ts';

/** By address and network: a caller elsewhere cannot keep the owner from asking. */
const emailsTo = perNetworkHour(10, ({ raw, network }) => mailboxKey(raw.email, network));

export const tokenEndpoints: Endpoint[] = [
  answer(
    calls.postVerification,
    async ({ core, settings, actor, params }) => {
      requireRedirect(settings, params.url);
      return presentToken(await requestVerification(core, actor, params.url), actor.id);
    },
    [perHour(10, byMember)],
  ),

  // An unguessable link is never refused by a count: neither this one nor that of a recovery.
  answer(calls.putVerification, async ({ core, actor, params }) =>
    presentToken(await verifyEmail(core, actor, params), params.userId),
  ),

  answer(calls.getVerificationLink, async ({ core, params }) => ({
    proven: await isProvenBy(core, params),
  })),

  answer(
    calls.postCode,
    async ({ core, params, device }) => {
      const code = await requestCode(core, { ...params, device });
      return presentToken(code, code.handle);
    },
    [...emailsTo, perSite.codes],
  ),

  answer(
    calls.postRecovery,
    async ({ core, settings, params, device: { browser = '' } }) => {
      requireRedirect(settings, params.url);
      return presentToken(
        await requestRecovery(core, { ...params, browser }),
        handleOf(core.key, params.email),
      );
    },
    [...emailsTo, perSite.codes],
  ),

  answer(calls.putRecovery, async ({ core, settings, params, device: { browser = '' }, headers }) => {
    const token = await recover(core, { ...params, browser });
    headers.push(...rememberDevice(settings, browser));
    return presentToken(token, params.userId);
  }),
];
