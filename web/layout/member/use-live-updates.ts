import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { followElsewhere } from '#web/client/follow.ts';
import { isLeaving } from '#web/client/session.ts';
import { hearOtherTabs } from '#web/client/tabs.ts';

/** Milliseconds from the answer to a form until the page that it leads to has been asked for. */
const untilLedOn = 100;

/** Marks an update that the load under way may not bring, so that the page loads once more. */
const always = Symbol();

/**
 * Asks for the page again when something happens to the account or its profile on another device or in another tab.
 * @param loaded what the frame was given when it was last asked for, with the page inside it
 */
export function useLiveUpdates(accountId: string, loaded: { position: string }): void {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const fetchers = useFetchers();
  const asking = useRef<'once' | 'again' | null>(null);
  const isLoading = state !== 'idle' || fetchers.some((one) => one.state === 'loading');
  const isBusy = isLoading || fetchers.some((one) => one.state === 'submitting');
  const held = useRef<object | typeof always | null>(null);
  const hear = useEffectEvent(async () => {
    // An update about a form may come before the form's answer, when the form or its page may already be gone. A load that
    // begins after the answer brings the change; one that began before may not, so it is awaited first.
    if (isBusy) {
      held.current = isLoading || held.current === always ? always : loaded;
      return;
    }
    // An update during a load: the load ends first and is then repeated once, instead of being thrown away each time.
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
  const hearHeld = useEffectEvent(() => {
    const isBehind = held.current === always || held.current === loaded;
    held.current = null;
    if (isBehind) void hear();
  });
  useEffect(() => {
    if (isBusy || held.current === null) return;
    const wait = setTimeout(hearHeld, untilLedOn);
    return () => clearTimeout(wait);
  }, [isBusy]);
  const positionOfPage = useEffectEvent(() => loaded.position);
  useEffect(() => {
    // Another member may sign in on the same page.
    if (!accountId) return;
    const stops = [
      followElsewhere(accountId, positionOfPage(), () => void hear()),
      hearOtherTabs(() => void hear()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [accountId]);
}

/** Another update came while the page loaded. */
function isAskedAgain(asking: 'once' | 'again' | null): boolean {
  return asking === 'again';
}
