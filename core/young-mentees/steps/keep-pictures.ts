import type { CopiedFile } from '../../applications/copy-file.ts';
import { claimBytes } from '../../files/steps/unclaimed.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { keepFiles } from '../../written-reviews/steps/keep-files.ts';

/** The pictures belong to the request from the commit on. */
export async function keepPictures(
  tx: Tx,
  requestId: string,
  pictures: readonly CopiedFile[],
): Promise<void> {
  for (const [sequence, picture] of pictures.entries()) {
    await tx
      .insertInto('young_request_files')
      .values({ id: newId(), request_id: requestId, sequence, ...picture })
      .execute();
    await claimBytes(tx, picture.storage_key);
  }
}

/** The pictures of a request that is sent belong to its review. */
export async function handOverPictures(tx: Tx, requestId: string, reviewId: string): Promise<void> {
  const rows = await tx
    .deleteFrom('young_request_files')
    .where('request_id', '=', requestId)
    .returning(['sequence', 'name', 'mime_type', 'size', 'storage_key', 'checksum'])
    .execute();
  const files = rows
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ sequence: _, ...file }) => file);
  await keepFiles(tx, { reviewId, side: 'mentee', files });
}

/** Whether the request has brought these pictures. A repeat without pictures loses none; one with others is no repeat. */
export async function hasThesePictures(
  tx: Tx,
  requestId: string,
  pictures: readonly CopiedFile[],
): Promise<boolean> {
  if (pictures.length === 0) return true;
  const kept = await tx
    .selectFrom('young_request_files')
    .select('checksum')
    .where('request_id', '=', requestId)
    .orderBy('sequence')
    .execute();
  return (
    kept.length === pictures.length && kept.every(({ checksum }, at) => checksum === pictures[at]?.checksum)
  );
}
