import { viewAvatar } from '#contract/avatars/calls.ts';
import { addressOf } from './api.ts';

export function avatarAddress(avatarId: string, project: string): string {
  return addressOf(viewAvatar, { fileId: avatarId }, project);
}
