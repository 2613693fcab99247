import type { RequestBody } from '#contract/rights/calls.ts';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { deadlineKindOf, mayWithdraw } from './policy.ts';
import { requireOwnRequest } from './require-own-request.ts';
import { holdRequest } from './steps/hold-request.ts';
import { showRequest } from './steps/show-request.ts';

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
    await tx
      .updateTable('rights_requests')
      .set({ state: 'withdrawn', withdrawn_at: now, version: row.version + 1 })
      .where('id', '=', requestId)
      .execute();
    await releaseDeadline(tx, deadlineKindOf(row.kind), requestId);
    await record(tx, { name: 'rights.withdrawn', accountId: row.account_id, subject: { requestId } });
    return showRequest(tx, core, requestId);
  });
}
