import type { DeskRequestBody } from '#contract/rights/desk-calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { barOf } from './steps/bar-of.ts';
import { holdRequest } from './steps/hold-request.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/**
 * Says that staff work on a request. Repeating it changes nothing.
 * @throws Refusal `rights_request_unknown`, `rights_own`, `conflict` when it has an answer or was withdrawn
 */
export async function takeRequest(
  core: Core,
  administrator: Member,
  requestId: string,
): Promise<DeskRequestBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await holdRequest(tx, requestId);
    if ((await barOf(tx, core, administrator, row)).bar === 'own') throw new Refusal('rights_own');
    if (row.state === 'in_work') return showAtDesk(tx, core, administrator, requestId);
    if (row.state !== 'received') throw new Refusal('conflict');
    await tx
      .updateTable('rights_requests')
      .set({ state: 'in_work', taken_at: now, version: row.version + 1 })
      .where('id', '=', requestId)
      .execute();
    await record(tx, { name: 'rights.taken', accountId: row.account_id, subject: { requestId } });
    await noteAction(tx, administrator, { action: 'rightsRequest.taken', subjectId: requestId });
    return showAtDesk(tx, core, administrator, requestId);
  });
}
