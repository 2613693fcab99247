import * as calls from '#contract/avatars/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import { avatarThings } from './things.ts';

/** The thing that each call of this module names. */
export const avatarAccess = accessOf(calls, {
  getAvatar: nothing,
  putAvatar: nothing,
  deleteAvatar: nothing,
  viewAvatar: avatarThings.avatar,
});
