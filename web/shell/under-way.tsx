import { useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { shell } from '#texts/shell.ts';
import { isLineAwaited, onLineAwaited } from '../client/line.ts';
import { paths } from '../paths.ts';
import { Spinner } from '../ui/spinner.tsx';

/** The sign of life of a followed link while its page is on the way; a quick one shows none. */
export function UnderWay() {
  const { state, location } = useNavigation();
  const isAwaited = useSyncExternalStore(onLineAwaited, isLineAwaited, () => false);
  const isUnderWay = state !== 'idle';
  return (
    <div role="status" className="under-way" data-shown={isUnderWay || undefined}>
      {isUnderWay && (isAwaited || location.pathname === paths.dashboard) && (
        <span className="under-way-words">
          <Spinner size={18} /> {isAwaited ? shell.awaitsLine : shell.loading}
        </span>
      )}
    </div>
  );
}
