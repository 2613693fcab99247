import type { AvatarBody } from '#contract/avatar.ts';
import { callApi, project } from './api.ts';
import { send } from './send.ts';

/** The name of the own photo; empty without one. */
export async function fetchAvatar(): Promise<string> {
  return (await callApi<AvatarBody>('GET', '/account/avatar')).avatarId;
}

export function avatarAddress(avatarId: string): string {
  return `/v1/avatars/${encodeURIComponent(avatarId)}?project=${project}`;
}

/** Resolves to the name of the new photo. `onProgress` hears the share that has left, from 0 to 1. */
export async function uploadAvatar(
  photo: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const body = new FormData();
  body.append('file', photo, 'photo');
  const { avatarId } = await send<AvatarBody>(
    '/v1/account/avatar',
    { method: 'PUT', headers: { 'X-Appwrite-Project': project }, body },
    signal,
    (sent, total) => onProgress(total > 0 ? sent / total : 0),
  );
  return avatarId;
}

export function removeAvatar(): Promise<void> {
  return callApi('DELETE', '/account/avatar', { body: {} });
}
