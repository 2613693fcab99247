import type { Db } from '#db/connect.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
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
  const file = await loadFile(core, core.db, name);
  if (!mayRead(actor, file)) throw new Refusal('storage_file_not_found');
  return file;
}

/** The file, whoever asks; within a transaction it stays locked to its end. */
export async function loadFile(core: Core, db: Db | Tx, { bucketId, fileId }: FileName): Promise<FileRow> {
  const bucket = findBucket(core, bucketId);
  const file = await db
    .selectFrom('files')
    .selectAll()
    .where('bucket', '=', bucket.id)
    .where('id', '=', fileId)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!file) throw new Refusal('storage_file_not_found');
  return file;
}
