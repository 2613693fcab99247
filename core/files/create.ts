import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { isContentOf, mimeTypeOf } from './content.ts';
import type { HeldBytes } from './hold-upload.ts';
import { mismatch, type UploadPlan } from './plan-upload.ts';
import type { Uploader } from './policy.ts';
import type { FileRow } from './present.ts';
import { enforceQuota } from './steps/quota.ts';
import { claimBytes, removeBytes } from './steps/unclaimed.ts';

/**
 * Makes a file that came whole, in one request.
 * @throws Refusal `storage_file_empty`, `storage_invalid_file_size`, `storage_file_type_unsupported`,
 * `storage_file_already_exists` or `storage_quota_exceeded`
 */
export async function createFile(
  core: Core,
  actor: Uploader,
  plan: Omit<UploadPlan, 'chunk'>,
  held: HeldBytes,
): Promise<FileRow> {
  if (held.size === 0) throw new Refusal('storage_file_empty');
  if (held.size > plan.bucket.maxBytes) throw new Refusal('storage_invalid_file_size');
  if (!isContentOf(plan.extension, held)) throw mismatch();

  const { file, free } = await core.db.transaction().execute(async (tx) => {
    const file = await tx
      .insertInto('files')
      .values({
        id: plan.id,
        bucket: plan.bucket.id,
        owner_id: actor.id,
        folder: plan.folder,
        name: plan.name,
        size: held.size,
        mime_type: mimeTypeOf(plan.extension),
        signature: held.md5,
        chunks_uploaded: 1,
        permissions: plan.permissions,
        completed_at: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!file) throw new Refusal('storage_file_already_exists');
    await tx
      .insertInto('file_chunks')
      .values({ bucket: file.bucket, file_id: file.id, number: 1, size: held.size, storage_key: held.key })
      .execute();
    await claimBytes(tx, held.key);
    const free = await enforceQuota(tx, actor);
    await record(tx, {
      name: 'files.created',
      accountId: actor.id,
      subject: { bucketId: file.bucket, fileId: file.id },
    });
    return { file, free };
  });
  await removeBytes(core, free);
  return file;
}
