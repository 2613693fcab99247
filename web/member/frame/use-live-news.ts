import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { followElsewhere } from '../../client/follow.ts';
import { isLeaving } from '../../client/session.ts';
import { hearOtherTabs } from '../../client/tabs.ts';

/** Asks for the page again when something happens to the account or its profile on another device or in another tab. */
export function useLiveNews(accountId: string): void {
  const { revalidate } = useRevalidator();
  const hear = useEffectEvent(() => {
    if (!isLeaving()) void revalidate();
  });
  useEffect(() => {
    // Somebody else may sign in on the same page.
    if (!accountId) return;
    const stops = [followElsewhere(accountId, () => hear()), hearOtherTabs(() => hear())];
    return () => {
      for (const stop of stops) stop();
    };
  }, [accountId]);
}
