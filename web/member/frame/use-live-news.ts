import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetchers, useRevalidator } from 'react-router';
import { followElsewhere } from '../../client/follow.ts';
import { isLeaving } from '../../client/session.ts';
import { hearOtherTabs } from '../../client/tabs.ts';

/** Asks for the page again when something happens to the account or its profile on another device or in another tab. */
export function useLiveNews(accountId: string): void {
  const { revalidate } = useRevalidator();
  const asking = useRef<'once' | 'again' | null>(null);
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  const isHeld = useRef(false);
  const hear = useEffectEvent(async () => {
    // News of what is being done may come before its answer: the page it is done on need not be there any more, nor its form.
    isHeld.current = isSending;
    if (isSending) return;
    // News while the page is on its way: it is let arrive and asked for once more, instead of being thrown away each time.
    if (asking.current) {
      asking.current = 'again';
      return;
    }
    do {
      if (isLeaving()) break;
      asking.current = 'once';
      await revalidate();
    } while (isAskedAgain(asking.current));
    asking.current = null;
  });
  useEffect(() => {
    if (!isSending && isHeld.current) void hear();
  }, [isSending]);
  useEffect(() => {
    // Somebody else may sign in on the same page.
    if (!accountId) return;
    const stops = [followElsewhere(accountId, () => void hear()), hearOtherTabs(() => void hear())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [accountId]);
}

/** Told by others while it was waited for. */
function isAskedAgain(asking: 'once' | 'again' | null): boolean {
  return asking === 'again';
}
