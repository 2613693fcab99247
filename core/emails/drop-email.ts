import { noteAction } from '../administration/steps/note-action.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { removeJobs } from '../jobs/steps/remove-jobs.ts';
import { holdEmail } from './steps/hold-email.ts';

/**
 * Removes a failing email from the outbox for good.
 * @throws Refusal `letter_not_found`.
 */
export async function dropEmail(core: Core, administrator: Member, emailId: string): Promise<undefined> {
  await core.db.transaction().execute(async (tx) => {
    const { letter: kind } = await holdEmail(tx, emailId);
    await removeJobs(tx, [emailId]);
    await noteAction(tx, administrator, { action: 'letter.dropped', detail: `${kind} (${emailId})` });
  });
}
