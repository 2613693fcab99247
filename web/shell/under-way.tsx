import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { todayPaths } from '#contract/today/paths.ts';
import { shell } from '#web/shell/texts/en/shell.ts';
import { awaitedLine, onLineAwaited, stopAwaiting } from '../client/line.ts';
import { stayHere } from '../router/router-of-page.ts';
import { Spinner } from '../ui/spinner.tsx';

/** The sign of life of a followed link while its page is on the way; a quick one shows none. */
export function UnderWay() {
  const { state, location } = useNavigation();
  const awaited = useSyncExternalStore(onLineAwaited, awaitedLine, () => null);
  const isAwaited = awaited !== null;
  const isUnderWay = state !== 'idle';
  useEffect(() => {
    if (!isUnderWay) stopAwaiting();
    if (!isUnderWay || !isAwaited) return;
    // A member who goes on with the present page is not taken away from it while they type.
    const ended = new AbortController();
    for (const event of ['input', 'submit'])
      document.addEventListener(event, stayHere, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [isUnderWay, isAwaited]);
  return (
    <div role="status" className="under-way" data-shown={isUnderWay || undefined}>
      {isUnderWay && (isAwaited || location.pathname === todayPaths.dashboard) && (
        <span className="under-way-words">
          <Spinner size={18} /> {awaited ? shell.awaits[awaited] : shell.loading}
        </span>
      )}
    </div>
  );
}
