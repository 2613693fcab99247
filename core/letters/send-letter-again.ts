import { noteAction } from '../administration/steps/note-action.ts';
import { prepareLetter } from '../collected/letters.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { restartJobs } from '../jobs/steps/restart-jobs.ts';
import { holdLetter } from './steps/hold-letter.ts';

/**
 * Sends a failing email now, as if for the first time.
 * @throws Refusal `letter_not_found`; `letter_outlived` when its code has expired or its recipient is gone.
 */
export async function sendLetterAgain(
  core: Core,
  administrator: Member,
  letterId: string,
): Promise<undefined> {
  await core.db.transaction().execute(async (tx) => {
    const letter = await holdLetter(tx, letterId);
    if ((await prepareLetter(core, letter)) === null) throw new Refusal('letter_outlived');
    await restartJobs(tx, [letterId]);
    const detail = `${letter.letter} (${letterId})`;
    await noteAction(tx, administrator, { action: 'letter.sentAgain', detail });
  });
}
