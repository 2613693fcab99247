import * as calls from '#contract/leaving/calls.ts';
import { presentToken } from '#core/codes/present.ts';
import type { Account } from '#core/ground/actor.ts';
import { isoDateOrEmpty } from '#core/ground/dates.ts';
import { beginLeaving } from '#core/leaving/begin-leaving.ts';
import { callOffLeaving } from '#core/leaving/call-off-leaving.ts';
import { requestLeavingCode } from '#core/leaving/request-leaving-code.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour, withPassword } from './http/limits.ts';

export const leavingEndpoints: Endpoint[] = [
  answer(calls.getLeaving, async ({ actor }) => present(actor.account)),

  answer(
    calls.postLeavingCode,
    async ({ core, actor }) => presentToken(await requestLeavingCode(core, actor), actor.id),
    [perHour(10, byMember)],
  ),

  answer(
    calls.putLeaving,
    async ({ core, actor, params }) => present(await beginLeaving(core, actor, params)),
    withPassword,
  ),

  answer(calls.deleteLeaving, async ({ core, actor }) => {
    await callOffLeaving(core, actor);
  }),
];

function present(account: Account) {
  return { leavesAt: isoDateOrEmpty(account.leaves_at) };
}
