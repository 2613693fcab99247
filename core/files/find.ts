import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { isSeenBy } from '../ground/may-see.ts';
import { mayRead } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import { findBucket } from './buckets.ts';
import type { FileRow } from './present.ts';

export type FileName = { bucketId: string; fileId: string };

/**
 * The file, for somebody who may read it.
 * @throws Refusal `storage_bucket_not_found`; `storage_file_not_found`, also for a file that is not theirs to see.
 */
export async function findFile(core: Core, actor: Actor, name: FileName): Promise<FileRow> {
  const file = await loadFile(core, core.db, actor, name);
  if (!mayRead(actor, file)) throw new Refusal('storage_file_not_found');
  return file;
}

/**
 * The file, whatever its permissions say, if its owner is somebody whom `actor` may see. Within a transaction it stays
 * locked to its end.
 * @throws Refusal `storage_bucket_not_found`, `storage_file_not_found`
 */
export async function loadFile(
  core: Core,
  db: Db | Tx,
  actor: Actor,
  { bucketId, fileId }: FileName,
): Promise<FileRow> {
  const bucket = findBucket(core, bucketId);
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('bucket', '=', bucket.id)
    .where('id', '=', fileId)
    .where(isSeenBy(actor, sql`owner_id`))
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!file) throw new Refusal('storage_file_not_found');
  return file;
}
