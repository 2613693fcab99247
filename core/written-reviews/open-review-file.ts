import type { OpenApplicationFile } from '../applications/open-application-file.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { ofAccount } from '../mentoring/session-scopes.ts';
import { mayOpen } from './still-young.ts';

/**
 * A file of a written review, for its two sides: those of `mayOpen` alone.
 * @throws Refusal `written_review_unknown`
 */
export async function openReviewFile(
  core: Core,
  member: Member,
  fileId: string,
): Promise<OpenApplicationFile> {
  const file = await core.db
    .selectFrom('written_review_files')
    .innerJoin('written_reviews', 'written_reviews.id', 'written_review_files.review_id')
    .select(['name', 'mime_type', 'size', 'storage_key', 'checksum'])
    .where('written_review_files.id', '=', fileId)
    .where(ofAccount(member.id))
    .where(mayOpen(member.id))
    .executeTakeFirst();
  if (!file) throw new Refusal('written_review_unknown');
  const { name, size, mime_type: mimeType } = file;
  return { name, size, mimeType, read: () => readStored(core, file) };
}
