import { deleteAvatar } from '#contract/avatars/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const avatarNoBeginnings = {
  own: [deleteAvatar],
} satisfies NoBeginnings;
