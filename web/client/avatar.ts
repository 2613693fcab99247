import { deleteAvatar, putAvatar } from '#contract/avatars/calls.ts';
import { send } from './api.ts';
import { sendForm } from './send-with-progress.ts';

/** Resolves to the name of the new photo. `onProgress` hears the share that has left, from 0 to 1. */
export async function uploadAvatar(
  photo: Blob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const form = new FormData();
  form.append('file', photo, 'photo');
  const { avatarId } = await sendForm(putAvatar, form, signal, (sent, total) =>
    onProgress(total > 0 ? sent / total : 0),
  );
  return avatarId;
}

export const removeAvatar = () => send(deleteAvatar, {});
