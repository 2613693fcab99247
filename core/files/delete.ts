import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { mayDelete, readersOf } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import type { FileName } from './find.ts';
import { presentFile } from './present.ts';
import { holdFile } from './steps/hold-file.ts';
import { removeFiles } from './steps/remove-files.ts';
import { removeBytes } from './unclaimed-bytes.ts';

/**
 * Deletes a file or an incomplete upload with its bytes.
 * @throws Refusal `storage_file_not_found`, `user_unauthorized`
 */
export async function deleteFile(core: Core, actor: Actor, name: FileName): Promise<void> {
  const keys = await core.db.transaction().execute(async (tx) => {
    const file = await holdFile(core, tx, actor, name);
    if (!mayDelete(actor, file)) throw new Refusal('user_unauthorized');
    const keys = await removeFiles(tx, [file]);
    const subject = { bucketId: file.bucket, fileId: file.id };
    const last = { form: presentFile(file), readers: readersOf(file) };
    await record(tx, { name: 'files.deleted', accountId: file.owner_id, subject }, last);
    return keys;
  });
  await removeBytes(core, keys);
}
