import { sql } from 'kysely';
import type { Actor } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isSeenBy } from '../../standings/is-seen-by.ts';
import { findBucket } from '../buckets.ts';
import type { FileName } from '../find.ts';
import type { FileRow } from '../present.ts';

/**
 * Locks the file until the transaction ends, regardless of its permissions, if `actor` may see its owner.
 * @throws Refusal `storage_bucket_not_found`, `storage_file_not_found`
 */
export async function holdFile(
  core: Core,
  tx: Tx,
  actor: Actor,
  { bucketId, fileId }: FileName,
): Promise<FileRow> {
  const file = await tx
    .selectFrom('files')
    .selectAll()
    .where('bucket', '=', findBucket(core, bucketId).id)
    .where('id', '=', fileId)
    .where(isSeenBy(actor, sql`owner_id`))
    .forUpdate()
    .executeTakeFirst();
  if (!file) throw new Refusal('storage_file_not_found');
  return file;
}
