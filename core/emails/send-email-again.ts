import { noteAction } from '../administration/steps/note-action.ts';
import { prepareEmail } from '../collected/emails.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { restartJobs } from '../jobs/steps/restart-jobs.ts';
import { holdEmail } from './steps/hold-email.ts';

/**
 * Sends a failing email now, as if for the first time.
 * @throws Refusal `letter_not_found`; `letter_outlived` when its code has expired or its recipient is gone.
 */
export async function sendEmailAgain(core: Core, administrator: Member, emailId: string): Promise<undefined> {
  await core.db.transaction().execute(async (tx) => {
    const email = await holdEmail(tx, emailId);
    if ((await prepareEmail(core, email)) === null) throw new Refusal('letter_outlived');
    await restartJobs(tx, [emailId]);
    const detail = `${email.letter} (${emailId})`;
    await noteAction(tx, administrator, { action: 'letter.sentAgain', detail });
  });
}
