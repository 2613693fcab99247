import * as calls from '#contract/avatars/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
import { avatarThings } from './things.ts';

export const avatarSamples = {
  access: accessOf(calls, {
    getAvatar: nothing,
    putAvatar: nothing,
    deleteAvatar: nothing,
    viewAvatar: avatarThings.avatar,
  }),
  events: {
    'avatars.updated': 'nobody',
    'avatars.removed': 'nobody',
  },
} satisfies ModuleSamples;
