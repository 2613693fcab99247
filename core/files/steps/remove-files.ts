import type { Tx } from '../../ground/events.ts';
import { giveUpBytes } from './unclaimed.ts';

/** Deletes files from the database; resolves to the keys of their bytes, to be removed after the commit. */
export async function removeFiles(tx: Tx, files: { bucket: string; id: string }[]): Promise<string[]> {
  const keys: string[] = [];
  for (const file of files) {
    const parts = await tx
      .deleteFrom('file_chunks')
      .where('bucket', '=', file.bucket)
      .where('file_id', '=', file.id)
      .returning('storage_key')
      .execute();
    keys.push(...parts.map((part) => part.storage_key));
    await tx.deleteFrom('files').where('bucket', '=', file.bucket).where('id', '=', file.id).execute();
  }
  await giveUpBytes(tx, keys);
  return keys;
}
