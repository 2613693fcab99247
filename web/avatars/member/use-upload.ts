import { useEffect, useRef, useState } from 'react';
import { avatarTexts as texts } from '#web/avatars/texts/en/avatar.ts';
import { ApiError } from '#web/client/api.ts';
import { removeAvatar, uploadAvatar } from '#web/client/avatar.ts';
import { messageOf } from '#web/client/message.ts';

type Fault = { message: string; sessionEnded: boolean };

/** Saves and removes the photo, and tells how far that is. Whatever goes wrong, it can be tried again. */
export function useUpload(onChanged: (avatarId: string) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [removing, setRemoving] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const show = async (error: unknown, otherwise: string) =>
    setFault({
      message: await messageOf(error, otherwise),
      sessionEnded: error instanceof ApiError && error.code === 401,
    });

  function cancel() {
    running.current?.abort();
    running.current = null;
    setShare(null);
  }

  async function save(make: () => Promise<Blob>) {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setFault(null);
    setShare(0);
    try {
      onChanged(await uploadAvatar(await make(), { signal: own.signal, onProgress: setShare }));
    } catch (error) {
      if (!own.signal.aborted) await show(error, texts.failed);
    } finally {
      if (running.current === own) cancel();
    }
  }

  async function remove() {
    setFault(null);
    setRemoving(true);
    try {
      await removeAvatar();
      onChanged('');
    } catch (error) {
      await show(error, texts.removeFailed);
    } finally {
      setRemoving(false);
    }
  }

  return {
    /** How much has left, from 0 to 1; null while nothing is being saved. */
    share,
    removing,
    fault,
    save,
    remove,
    forgive: () => setFault(null),
    cancel,
  };
}
