import { useEffect, useEffectEvent, useRef } from 'react';
import type { ConversationBody } from '#contract/conversations/calls.ts';
import { noteReading } from '#web/client/conversation.ts';
import type { Thread } from './use-thread.ts';

/** Reports up to which message the member has read, while they look at the newest one. */
export function useReading(
  { id, readTo }: Pick<ConversationBody, 'id' | 'readTo'>,
  { last: newest, hasLater }: Pick<Thread, 'last' | 'hasLater'>,
): void {
  const said = useRef(readTo);
  const last = hasLater ? 0 : newest;
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || last <= said.current) return;
    const before = said.current;
    said.current = last;
    void noteReading(id, last).then((isNoted) => {
      // Said again with the next look.
      if (!isNoted) said.current = before;
    });
  });
  useEffect(() => {
    if (last > 0) look();
  }, [last]);
  useEffect(() => {
    const hear = () => look();
    document.addEventListener('visibilitychange', hear);
    addEventListener('online', hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
      removeEventListener('online', hear);
    };
  }, []);
}
