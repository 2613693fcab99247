import type { Readable } from 'node:stream';
import { readByKey } from '#db/prepared.ts';
import { readStored } from '../files/read-stored.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';

/** A photo, ready to be read. */
export type OpenAvatar = { size: number; read: () => Promise<Readable> };

/**
 * The photo of this name, if the caller may see its owner.
 * @throws Refusal `avatar_not_found`
 */
export async function openAvatar(
  core: Core,
  id: string,
  maySee: (ownerId: string) => boolean | Promise<boolean>,
): Promise<OpenAvatar> {
  const avatar = await findAvatar(core, id);
  if (!avatar || !(await maySee(avatar.account_id))) throw new Refusal('avatar_not_found');
  return {
    size: avatar.size,
    async read() {
      try {
        return await readStored(core, avatar);
      } catch (error) {
        // It may have been replaced between the first query and this one.
        if (await findAvatar(core, id)) throw error;
        throw new Refusal('avatar_not_found');
      }
    },
  };
}

async function findAvatar(core: Core, id: string) {
  const [found] = await select(core.db, id);
  return found;
}

const select = readByKey((db, id: string) =>
  db
    .selectFrom('avatars')
    .select(['account_id', 'storage_key', 'size', 'checksum'])
    .where('id', '=', id)
    .where('held_back_at', 'is', null),
);
