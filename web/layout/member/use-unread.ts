import { useEffect, useState } from 'react';
import { hearOfConversations } from '#web/client/conversation-updates.ts';
import { countUnread } from '#web/client/unread.ts';

/** Milliseconds in which several live updates cause only one request. */
const together = 300;

/** In how many conversations something is unread, live. */
export function useUnread(loaded: number): number {
  const [shown, setShown] = useState({ loaded, count: loaded });
  if (shown.loaded !== loaded) setShown({ loaded, count: loaded });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const count = await countUnread();
      if (count !== undefined) setShown((before) => ({ ...before, count }));
    };
    const stop = hearOfConversations((liveUpdate) => {
      if (!liveUpdate) return;
      clearTimeout(timer);
      timer = setTimeout(look, together);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return shown.count;
}
