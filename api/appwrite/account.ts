import * as calls from '#contract/accounts/calls.ts';
import { createAccount } from '#core/accounts/create-account.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { updateName } from '#core/accounts/update-name.ts';
import { updateEmail } from '#core/addresses/update-email.ts';
import { updatePassword } from '#core/passwords/update-password.ts';
import { updatePrefs } from '#core/standings/update-prefs.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';
import { perNetworkHour, withPassword } from '../http/limits.ts';
import { renewSession, takesNewSecret } from '../http/session-value.ts';

export const accountEndpoints: Endpoint[] = [
  answer(calls.getAccount, async ({ actor }) => presentAccount(actor.account)),

  answer(
    calls.postAccount,
    async ({ core, params }) => presentAccount(await createAccount(core, params)),
    perNetworkHour(10),
  ),

  answer(calls.patchName, async ({ core, actor, params }) =>
    presentAccount(await updateName(core, actor, params.name)),
  ),

  answer(
    calls.patchEmail,
    async ({ core, actor, params }) => presentAccount(await updateEmail(core, actor, params)),
    withPassword,
  ),

  answer(
    calls.patchPassword,
    async ({ core, settings, actor, params, request, headers }) => {
      const renewsSecret = takesNewSecret(settings, request.headers);
      const { account, secret } = await updatePassword(core, actor, { ...params, renewsSecret });
      if (secret) headers.push(...renewSession(settings, request, { account, secret }));
      return presentAccount(account);
    },
    withPassword,
  ),

  answer(calls.getPrefs, async ({ actor }) => actor.account.prefs),

  answer(calls.patchPrefs, async ({ core, actor, params }) =>
    presentAccount(await updatePrefs(core, actor, params.prefs)),
  ),
];
