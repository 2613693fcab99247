import type { DeskNomineeBody } from '#contract/nominees/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showAtDesk } from './steps/show-at-desk.ts';

/** One request for staff. The look is logged. @throws Refusal `nominee_request_unknown` */
export async function openNomineeRequest(
  core: Core,
  staff: Member,
  requestId: string,
): Promise<DeskNomineeBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showAtDesk(tx, staff, requestId);
    await noteAction(tx, staff, { action: 'nomineeRequest.opened', subjectId: requestId });
    return shown;
  });
}
