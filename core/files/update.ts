import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { mayRead, mayUpdate, permissionsBy, readersLost } from '../ground/permissions.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAgeFor } from '../ground/require-age.ts';
import type { FileName } from './find.ts';
import { plainName } from './name.ts';
import { type FileRow, presentFile } from './present.ts';
import { holdFile } from './steps/hold-file.ts';

export type FileChange = FileName & { name?: string | undefined; permissions?: string[] | undefined };

/**
 * Renames a file or changes its permissions. A change without an effect is open to every reader.
 * @throws Refusal `storage_file_not_found`, `user_unauthorized`
 */
export async function updateFile(core: Core, actor: Actor, change: FileChange): Promise<FileRow> {
  return core.db.transaction().execute(async (tx) => {
    const file = await holdFile(core, tx, actor, change);
    requireAgeFor('profile', actor);
    const permissions = change.permissions ? permissionsBy(actor, change.permissions) : file.permissions;
    const name = change.name === undefined ? file.name : plainName(change.name);
    const isSame = name === file.name && isDeepStrictEqual(permissions, file.permissions);
    if (!mayUpdate(actor, file) && !(isSame && mayRead(actor, file))) throw new Refusal('user_unauthorized');
    if (name === '')
      throw new Refusal('general_argument_invalid', {
        param: 'name',
        broken: { rule: 'file_name', about: [] },
      });
    if (isSame) return file;

    const updated = await tx
      .updateTable('files')
      .set({ name, permissions, updated_at: sql<Date>`now()` })
      .where('bucket', '=', file.bucket)
      .where('id', '=', file.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const subject = { bucketId: file.bucket, fileId: file.id };
    const last = { form: presentFile(file), readers: readersLost(file, updated) };
    await record(tx, { name: 'files.updated', accountId: file.owner_id, subject }, last);
    return updated;
  });
}
