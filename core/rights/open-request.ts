import type { DeskRequestBody } from '#contract/rights/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/** One request for an administrator. The look is logged. @throws Refusal `rights_request_unknown` */
export async function openRequest(
  core: Core,
  administrator: Member,
  requestId: string,
): Promise<DeskRequestBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showAtDesk(tx, core, administrator, requestId);
    await noteAction(tx, administrator, { action: 'rightsRequest.opened', subjectId: requestId });
    return shown;
  });
}
