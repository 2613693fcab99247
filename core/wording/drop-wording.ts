import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { holdWording } from './steps/hold-wording.ts';

/**
 * Deletes a wording, a draft too.
 * @throws Refusal `wording_not_found`.
 */
export async function dropWording(core: Core, administrator: Member, wordingId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdWording(tx, wordingId);
    await tx.deleteFrom('wordings').where('id', '=', wordingId).execute();
    await noteAction(tx, administrator, { action: 'wording.dropped', subjectId: wordingId });
  });
}
