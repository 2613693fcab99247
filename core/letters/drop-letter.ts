import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { removeJobs } from '../jobs/steps/remove-jobs.ts';
import { holdLetter } from './steps/hold-letter.ts';

/**
 * Removes a failing email from the outbox for good.
 * @throws Refusal `letter_not_found`.
 */
export async function dropLetter(core: Core, administrator: Member, letterId: string): Promise<undefined> {
  await core.db.transaction().execute(async (tx) => {
    const { letter: kind } = await holdLetter(tx, letterId);
    await removeJobs(tx, [letterId]);
    await noteAction(tx, administrator, { action: 'letter.dropped', detail: `${kind} (${letterId})` });
  });
}
