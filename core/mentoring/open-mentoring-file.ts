import type { OpenApplicationFile } from '../applications/open-application-file.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { ofAccount } from './session-scopes.ts';

/**
 * A file that came with the question of a session, for its two sides.
 * @throws Refusal `mentoring_unknown`
 */
export async function openMentoringFile(
  core: Core,
  member: Member,
  fileId: string,
): Promise<OpenApplicationFile> {
  const file = await core.db
    .selectFrom('mentoring_files')
    .innerJoin('mentoring_sessions', 'mentoring_sessions.id', 'mentoring_files.session_id')
    .select(['name', 'mime_type', 'size', 'storage_key', 'checksum'])
    .where('mentoring_files.id', '=', fileId)
    .where(ofAccount(member.id))
    .executeTakeFirst();
  if (!file) throw new Refusal('mentoring_unknown');
  const { name, size, mime_type: mimeType } = file;
  return { name, size, mimeType, read: () => readStored(core, file) };
}
