import type { Readable } from 'node:stream';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { receivedApplications } from './show-received.ts';

export type OpenApplicationFile = {
  name: string;
  size: number;
  mimeType: string;
  read: () => Promise<Readable>;
};

/**
 * The file of an application, for its sender, and for the owners of its project while they may read the application.
 * @throws Refusal `application_file_unknown`
 */
export async function openApplicationFile(
  core: Core,
  member: Member,
  applicationId: string,
): Promise<OpenApplicationFile> {
  const file = await core.db
    .selectFrom('application_files')
    .innerJoin('applications', 'applications.id', 'application_files.application_id')
    .select(['name', 'mime_type', 'size', 'storage_key', 'checksum', 'account_id', 'held_back_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  const received =
    file?.account_id === member.id
      ? { is_readable: true }
      : await receivedApplications(core.db, member)
          .where('applications.id', '=', applicationId)
          .executeTakeFirst();
  const isHidden = file?.held_back_at && file.account_id !== member.id;
  if (!file || isHidden || !received?.is_readable) throw new Refusal('application_file_unknown');
  const { name, size, mime_type: mimeType } = file;
  return { name, size, mimeType, read: () => readStored(core, file) };
}
