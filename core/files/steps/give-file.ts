import type { Tx } from '../../ground/events.ts';
import { ownerPermissions } from '../../ground/permissions.ts';

/** Passes a held file to another owner, with the owner's permissions. */
export async function giveFile(
  tx: Tx,
  { bucket, id }: { bucket: string; id: string },
  ownerId: string,
): Promise<void> {
  await tx
    .updateTable('files')
    .set({ owner_id: ownerId, permissions: ownerPermissions(ownerId) })
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .execute();
}
