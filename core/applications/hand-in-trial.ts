import type { ApplicationBody } from '#contract/applications/shapes.ts';
import { now } from '#db/now.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { type CopiedFile, copyFile } from './copy-file.ts';
import { subjectOf } from './row.ts';
import { showSent } from './show-sent.ts';
import { holdSent } from './steps/hold-sent.ts';
import { meetDeadlineOf } from './steps/meet-deadline-of.ts';
import { noteStep } from './steps/note-step.ts';
import { settleDeadline } from './steps/settle-deadline.ts';

type Result = {
  applicationId: string;
  text: string;
  links: readonly string[];
  /** One of the member's own files; a copy of it is handed in. */
  file: { bucketId: string; fileId: string } | null;
  /** A new one, in the store already. */
  brought?: CopiedFile | null;
};

/**
 * Hands in what came of a trial task, once: it stays the applicant's. The next decision is owed in its own time.
 * @throws Refusal `application_unknown`; `trial_empty`; `application_over` when the time is; `application_moved` where none is asked for;
 * `storage_file_not_found`
 */
export async function handInTrial(core: Core, member: Member, result: Result): Promise<ApplicationBody> {
  const { applicationId, brought } = result;
  const file = brought ?? (result.file && (await copyFile(core, member, result.file)));
  try {
    await core.db.transaction().execute((tx) => handIn(tx, member, result, file));
    return await showSent(core, member, applicationId);
  } catch (error) {
    // After anything but a refusal it is not certain what was committed: the sweep finds that out.
    if (error instanceof Refusal && file) await removeBytes(core, [file.storage_key]);
    throw error;
  }
}

async function handIn(
  tx: Tx,
  member: Member,
  { applicationId, text, links }: Result,
  file: CopiedFile | null,
): Promise<void> {
  const { one } = await holdSent(tx, member, applicationId);
  if (text === '' && links.length === 0 && !file) throw new Refusal('trial_empty', { param: 'text' });
  // A second call changes nothing: the first result stays.
  if (one.trial === 'handed_in') return;
  if (one.ended_at) throw new Refusal('application_over');
  if (one.trial !== 'asked')
    throw new Refusal(one.trial === 'missed' ? 'application_over' : 'application_moved');
  await meetDeadlineOf(tx, 'trial_task', one.id);
  await tx
    .updateTable('application_trials')
    .set({ text, links: [...links], handed_in_at: now })
    .where('application_id', '=', one.id)
    .execute();
  if (file) {
    await tx
      .insertInto('application_trial_files')
      .values({ application_id: one.id, ...file })
      .execute();
    await claimBytes(tx, file.storage_key);
  }
  await tx
    .updateTable('applications')
    .set({ trial: 'handed_in', version: one.version + 1 })
    .where('id', '=', one.id)
    .execute();
  await noteStep(tx, one.id, 'trial_handed_in');
  await settleDeadline(tx, { ...one, trial: 'handed_in' });
  await record(tx, { name: 'applications.trialHandedIn', accountId: member.id, subject: subjectOf(one) });
}
