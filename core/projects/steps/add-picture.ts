import { randomBytes } from 'node:crypto';
import type { PictureBody, PictureVariant } from '#contract/projects/picture-calls.ts';
import { claimBytes } from '../../files/steps/unclaimed.ts';
import type { Tx } from '../../ground/events.ts';
import type { StoredBytes } from '../../ground/file-store.ts';

/** Stored, but nothing refers to it yet. */
export type StoredPicture = {
  width: number;
  height: number;
  checksum: string;
  files: (StoredBytes & { variant: PictureVariant })[];
};

type PictureOwner = { projectId: string; updateId: string | null; accountId: string };

/** Records a stored picture of a held project. */
export async function addPicture(
  tx: Tx,
  { projectId, updateId, accountId }: PictureOwner,
  { files, width, height, checksum }: StoredPicture,
): Promise<PictureBody> {
  const id = randomBytes(16).toString('hex');
  await tx
    .insertInto('project_pictures')
    .values({
      id,
      project_id: projectId,
      update_id: updateId,
      account_id: accountId,
      width,
      height,
      checksum,
    })
    .execute();
  await tx
    .insertInto('project_picture_files')
    .values(files.map((file) => ({ picture_id: id, ...file })))
    .execute();
  for (const { storage_key: key } of files) await claimBytes(tx, key);
  return { id, alt: '', width, height };
}
