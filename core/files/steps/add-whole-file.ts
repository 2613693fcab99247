import { now } from '#db/now.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { mimeTypeOf } from '../content.ts';
import type { HeldBytes } from '../hold-upload.ts';
import type { UploadPlan } from '../plan-upload.ts';
import type { Uploader } from '../policy.ts';
import { type FileRow, fileColumns } from '../present.ts';
import { holdUploader } from './hold-uploader.ts';
import { enforceQuota, lockUploads } from './quota.ts';
import { claimBytes } from './unclaimed.ts';

/** The file and its one part; nothing where its id is used. */
const insert = prepared(
  (
    tx,
    bucket: string,
    id: string,
    ownerId: string,
    folder: string,
    name: string,
    permissions: string[],
    mimeType: string,
    size: number,
    md5: string,
    sha256: string,
    key: string,
  ) =>
    tx
      .with('file', (with_) =>
        with_
          .insertInto('files')
          .values({
            id,
            bucket,
            owner_id: ownerId,
            folder,
            name,
            size,
            chunks_total: 1,
            chunks_uploaded: 1,
            permissions,
            signature: md5,
            mime_type: mimeType,
            completed_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning(fileColumns),
      )
      .with('part', (with_) =>
        with_
          .insertInto('file_chunks')
          .columns(['bucket', 'file_id', 'number', 'size', 'storage_key', 'checksum'])
          .expression((from) =>
            from
              .selectFrom('file')
              .select((row) => [
                'file.bucket',
                'file.id',
                row.lit(1).as('number'),
                row.cast<number>('file.size', 'integer').as('size'),
                row.val(key).as('storage_key'),
                row.val(sha256).as('checksum'),
              ]),
          ),
      )
      .selectFrom('file')
      .select(fileColumns),
);

/**
 * Adds a file that came in one piece: it is complete from its first row on. All statements leave at once, and a refusal undoes
 * those that were sent after it. Resolves to the keys that it replaces as well.
 * @throws Refusal as `storeChunk` does
 */
export async function addWholeFile(
  tx: Tx,
  actor: Uploader,
  { bucket, id, folder, name, permissions, extension }: UploadPlan,
  { key, size, md5, sha256 }: HeldBytes,
): Promise<{ file: FileRow; free: string[] }> {
  const mimeType = mimeTypeOf(extension);
  const [, , [file], , free] = await together(tx, [
    () => holdUploader(tx, actor),
    () => lockUploads(tx, actor),
    () => insert(tx, bucket.id, id, actor.id, folder, name, permissions, mimeType, size, md5, sha256, key),
    () => claimBytes(tx, key),
    () => enforceQuota(tx, actor),
    () =>
      record(tx, {
        name: 'files.created',
        accountId: actor.id,
        subject: { bucketId: bucket.id, fileId: id },
      }),
  ]);
  if (!file) throw new Refusal('storage_file_already_exists');
  return { file, free };
}
