import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { showHold } from './steps/show-hold.ts';

/** One hold for staff. The look is logged. @throws Refusal `hold_unknown` */
export async function openHoldAtDesk(core: Core, staff: Member, holdId: string): Promise<DeskHoldBody> {
  return core.db.transaction().execute(async (tx) => {
    const shown = await showHold(tx, staff, holdId);
    await noteAction(tx, staff, { action: 'hold.opened', subjectId: holdId });
    return shown;
  });
}
