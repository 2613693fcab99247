import * as calls from '#contract/cases/suspension-calls.ts';
import { appealSuspension } from '#core/cases/appeal-suspension.ts';
import { getSuspension } from '#core/cases/get-suspension.ts';
import { logInSuspended } from '#core/sessions/log-in-suspended.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, mailboxKey, perHour, perNetworkHour, perSite } from './http/limits.ts';
import { previousOf, rememberLogin } from './http/session-value.ts';

export const suspensionEndpoints: Endpoint[] = [
  answer(
    calls.postSuspendedLogIn,
    async ({ core, settings, actor, params, device, request, headers }) => {
      const opened = await logInSuspended(core, { ...params, device, previous: previousOf(actor) });
      headers.push(...rememberLogin(settings, request, device, opened));
    },
    [...perNetworkHour(10, ({ raw, network }) => mailboxKey(raw.email, network)), perSite.passwords],
  ),

  answer(calls.getSuspension, ({ core, actor }) => getSuspension(core, actor)),

  answer(calls.postSuspensionAppeal, ({ core, actor, params }) => appealSuspension(core, actor, params), [
    perHour(30, byMember),
  ]),
];
