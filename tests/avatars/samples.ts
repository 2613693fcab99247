import * as calls from '#contract/avatars/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { avatarNoBeginnings } from './no-beginnings.ts';
import { avatarThings } from './things.ts';

export const avatarSamples = {
  access: accessOf(calls, {
    getAvatar: nothing,
    putAvatar: nothing,
    deleteAvatar: nothing,
    viewAvatar: avatarThings.avatar,
  }),
  events: {
    'avatars.updated': 'none',
    'avatars.removed': 'none',
  },
  rows: {
    avatars: `insert into avatars (account_id, id, storage_key, size) values ($1, 'a' || $1, 'key' || $2, 1)`,
  },
  noBeginnings: avatarNoBeginnings,
} satisfies ModuleSamples;
