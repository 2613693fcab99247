import type { RequestBody } from '#contract/rights/calls.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayWithdraw } from './policy.ts';
import { requireOwnRequest } from './require-own-request.ts';
import { holdRequest } from './steps/hold-request.ts';
import { showRequest } from './steps/show-request.ts';
import { withdraw } from './steps/withdraw.ts';

/**
 * Withdraws a request before it is answered. Repeating it changes nothing.
 * @throws Refusal `rights_request_unknown`, `rights_not_withdrawable`
 */
export async function withdrawRequest(
  core: Core,
  actor: Actor,
  { requestId, secret }: { requestId: string; secret: string },
): Promise<RequestBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdRequest(tx, requestId);
    requireOwnRequest(core, actor, row, secret);
    if (row.state === 'withdrawn') return showRequest(tx, core, requestId);
    if (!mayWithdraw(row)) throw new Refusal('rights_not_withdrawable');
    await withdraw(tx, row);
    return showRequest(tx, core, requestId);
  });
}
