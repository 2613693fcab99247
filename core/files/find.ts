import { sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { mayRead } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSeenBy } from '../standings/is-seen-by.ts';
import { findBucket } from './buckets.ts';
import type { FileRow } from './present.ts';

export type FileName = { bucketId: string; fileId: string };

/**
 * The file, if the actor may read it.
 * @throws Refusal `storage_bucket_not_found`; `storage_file_not_found`, also for a file that the actor may not see.
 */
export async function findFile(core: Core, actor: Actor, name: FileName): Promise<FileRow> {
  const file = await core.db
    .selectFrom('files')
    .selectAll()
    .where('bucket', '=', findBucket(core, name.bucketId).id)
    .where('id', '=', name.fileId)
    .where(isSeenBy(actor, sql`owner_id`))
    .executeTakeFirst();
  if (!file || !mayRead(actor, file)) throw new Refusal('storage_file_not_found');
  return file;
}
