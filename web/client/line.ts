/** Between two tries, in milliseconds: the browser does not always know that its line is back. */
const betweenTries = 5000;

let waiting = 0;
const listeners = new Set<() => void>();

export function isLineAwaited(): boolean {
  return waiting > 0;
}

export function onLineAwaited(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Until it is worth asking again over a line that was dead, or nobody waits any more. */
export async function lineMayBeBack(signal?: AbortSignal): Promise<void> {
  count(1);
  await new Promise<void>((resolve) => {
    const onTime = setTimeout(goOn, betweenTries);
    function goOn() {
      clearTimeout(onTime);
      removeEventListener('online', goOn);
      signal?.removeEventListener('abort', goOn);
      resolve();
    }
    addEventListener('online', goOn);
    signal?.addEventListener('abort', goOn);
    if (signal?.aborted) goOn();
  });
  count(-1);
}

/** While the browser itself says that there is no line, and somebody waits. */
export async function whileOffline(signal: AbortSignal): Promise<void> {
  while (!navigator.onLine && !signal.aborted) await lineMayBeBack(signal);
}

function count(change: 1 | -1): void {
  waiting += change;
  for (const listener of listeners) listener();
}
