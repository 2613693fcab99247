import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdWording } from './steps/hold-wording.ts';

/**
 * Puts a wording among the drafts, which the operator's command prints for the sheet. Repeating it changes nothing.
 * @throws Refusal `wording_not_found`.
 */
export async function draftWording(core: Core, administrator: Member, wordingId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const wording = await holdWording(tx, wordingId);
    if (wording.drafted_at) return;
    await tx.updateTable('wordings').set({ drafted_at: now }).where('id', '=', wordingId).execute();
    await noteAction(tx, administrator, { action: 'wording.drafted', subjectId: wordingId });
  });
}
