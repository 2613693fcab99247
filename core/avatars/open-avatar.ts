import type { Readable } from 'node:stream';
import { readStored } from '../files/read-stored.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { maySeeAvatar } from './policy.ts';

/** A photo, ready to be read. */
export type OpenAvatar = { size: number; read: () => Promise<Readable> };

/** @throws Refusal `avatar_not_found`, also for a photo that is not theirs to see. */
export async function openAvatar(core: Core, actor: Actor, id: string): Promise<OpenAvatar> {
  const avatar = await findAvatar(core, id);
  if (!avatar || !maySeeAvatar(actor, avatar)) throw new Refusal('avatar_not_found');
  return {
    size: avatar.size,
    async read() {
      try {
        return await readStored(core, avatar);
      } catch (error) {
        // It may have been replaced between the look at the database and this one.
        if (await findAvatar(core, id)) throw error;
        throw new Refusal('avatar_not_found');
      }
    },
  };
}

function findAvatar(core: Core, id: string) {
  return core.quick
    .selectFrom('avatars')
    .select(['account_id', 'storage_key', 'size', 'checksum'])
    .where('id', '=', id)
    .executeTakeFirst();
}
