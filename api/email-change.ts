import * as calls from '#contract/addresses/calls.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { confirmEmailChange } from '#core/addresses/confirm-email-change.ts';
import { requestEmailChange } from '#core/addresses/request-email-change.ts';
import { restoreAddress } from '#core/factors/restore-address.ts';
import { isoDate } from '#core/ground/dates.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour, withPassword } from './http/limits.ts';

export const emailChangeEndpoints: Endpoint[] = [
  answer(calls.postEmailChange, ({ core, actor, params }) => requestEmailChange(core, actor, params), [
    ...withPassword,
    perHour(30, byMember),
  ]),

  answer(
    calls.putEmailChange,
    async ({ core, actor, params }) => presentAccount(await confirmEmailChange(core, actor, params.secret)),
    [perHour(60, byMember)],
  ),

  // An unguessable link is never refused by a count.
  answer(calls.putFormerAddress, async ({ core, params }) => {
    const { token, secret } = await restoreAddress(core, params);
    return { userId: params.userId, secret, expire: isoDate(token.expires_at) };
  }),
];
