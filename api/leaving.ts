import * as calls from '#contract/leaving.ts';
import { presentToken } from '#core/codes/present.ts';
import type { Account } from '#core/ground/actor.ts';
import { isoDateOrEmpty } from '#core/ground/dates.ts';
import { keepAccount } from '#core/leaving/keep-account.ts';
import { requestDeletion } from '#core/leaving/request-deletion.ts';
import { requestDeletionCode } from '#core/leaving/request-deletion-code.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour, withPassword } from './http/limits.ts';

export const leavingEndpoints: Endpoint[] = [
  answer(calls.getLeaving, async ({ actor }) => present(actor.account)),

  answer(
    calls.postLeavingCode,
    async ({ core, actor }) => presentToken(await requestDeletionCode(core, actor), actor.id),
    [perHour(10, byMember)],
  ),

  answer(
    calls.putLeaving,
    async ({ core, actor, params }) => present(await requestDeletion(core, actor, params)),
    withPassword,
  ),

  answer(calls.deleteLeaving, async ({ core, actor }) => {
    await keepAccount(core, actor);
  }),
];

function present(account: Account) {
  return { leavesAt: isoDateOrEmpty(account.leaves_at) };
}
