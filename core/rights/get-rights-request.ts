import type { RequestBody } from '#contract/rights/calls.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { requireOwnRequest } from './require-own-request.ts';
import { showRequest } from './steps/show-request.ts';

/** @throws Refusal `rights_request_unknown` */
export async function getRightsRequest(
  core: Core,
  actor: Actor,
  { requestId, secret }: { requestId: string; secret: string },
): Promise<RequestBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('rights_requests')
      .select(['id', 'account_id'])
      .where('id', '=', requestId)
      .executeTakeFirst();
    requireOwnRequest(core, actor, row, secret);
    return showRequest(tx, core, requestId);
  });
}
