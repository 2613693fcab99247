import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { endHold } from './steps/end-hold.ts';
import { requireHold } from './steps/require-hold.ts';
import { showHold } from './steps/show-hold.ts';

/**
 * Takes a proposed hold back at once. The early end of a confirmed one waits for other staff.
 * @throws Refusal `hold_unknown`, `hold_own`; `conflict` where it has ended, or other staff have asked already
 */
export async function askEnd(core: Core, staff: Member, holdId: string): Promise<DeskHoldBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireHold(tx, staff, holdId);
    if (row.state === 'ended') throw new Refusal('conflict');
    if (row.end_asked_by === staff.id) return showHold(tx, core, staff, holdId);
    if (row.end_asked_at) throw new Refusal('conflict');
    if (row.state === 'proposed') await endHold(tx, row);
    else
      await tx
        .updateTable('holds')
        .set({ end_asked_by: staff.id, end_asked_at: now })
        .where('id', '=', holdId)
        .execute();
    const action = row.state === 'proposed' ? 'hold.ended' : 'hold.endAsked';
    await noteAction(tx, staff, { action, subjectId: holdId, detail: row.reason });
    return showHold(tx, core, staff, holdId);
  });
}
