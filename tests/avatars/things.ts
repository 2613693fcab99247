import { Readable } from 'node:stream';
import { putAvatar } from '#core/avatars/put-avatar.ts';
import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { photo } from './sample-photos.ts';

const jpeg = await photo('jpeg', 60, 40);

/** The things of this module that a call can name. */
export const avatarThings = {
  avatar: {
    owners: members,
    own: async (core, owner) => ({
      fileId: (await putAvatar(core, owner as Member, Readable.from([jpeg]))).avatarId,
    }),
    gone: { fileId: newId() },
  },
} satisfies Record<string, Thing>;
