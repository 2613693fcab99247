import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { hearOfConversations } from '#web/client/conversation-updates.ts';

/** Milliseconds in which several live updates cause only one reload. */
const together = 300;

/** Asks for the page again when something happens in a conversation. */
export function useConversationUpdates(): void {
  const { revalidate } = useRevalidator();
  const ask = useEffectEvent(() => void revalidate());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hearOfConversations((update) => {
      if (!update) return;
      clearTimeout(timer);
      timer = setTimeout(ask, together);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
