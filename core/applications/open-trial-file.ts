import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import type { OpenApplicationFile } from './open-application-file.ts';
import { receivedApplications } from './show-received.ts';

/**
 * The file that was handed in for a trial task, for its sender, and for the owners of the project while they may read the
 * application.
 * @throws Refusal `application_file_unknown`
 */
export async function openTrialFile(core: Core, member: Member, id: string): Promise<OpenApplicationFile> {
  const file = await core.db
    .selectFrom('application_trial_files as file')
    .innerJoin('applications', 'applications.id', 'file.application_id')
    .select(['name', 'mime_type', 'size', 'storage_key', 'checksum', 'account_id'])
    .where('file.application_id', '=', id)
    .executeTakeFirst();
  const isOwn = file?.account_id === member.id;
  const received = isOwn
    ? null
    : await receivedApplications(core.db, member).where('applications.id', '=', id).executeTakeFirst();
  if (!file || !(isOwn || received?.is_readable)) throw new Refusal('application_file_unknown');
  const { name, size, mime_type: mimeType } = file;
  return { name, size, mimeType, read: () => readStored(core, file) };
}
