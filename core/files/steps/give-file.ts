import type { Tx } from '../../ground/events.ts';
import { ownerPermissions } from '../../ground/permissions.ts';

/** Makes a held file somebody else's, with all that its owner was granted. */
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
