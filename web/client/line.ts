/** Between two tries, in milliseconds: the browser does not always know that its line is back. */
const betweenTries = 5000;

/** `unreachable`: no answer came. `garbled`: another program answered, such as a proxy that finds no server behind it. */
export type LineFault = 'unreachable' | 'garbled';

let awaited: LineFault | null = null;
let workedAt = 0;
const listeners = new Set<() => void>();

function setAwaited(now: LineFault | null): void {
  if (awaited === now) return;
  awaited = now;
  for (const listener of listeners) listener();
}

/** Why the member is led to a page that has not come yet; null where nothing is wrong. */
export function awaitedLine(): LineFault | null {
  return awaited;
}

export function onLineAwaited(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Something has come over the line. */
export function lineWorks(): void {
  workedAt = performance.now();
  setAwaited(null);
}

/** `since` as `performance.now()` says it. */
export function hasLineWorked(since: number): boolean {
  return workedAt > since;
}

/** The member no longer awaits a page. */
export function stopAwaiting(): void {
  setAwaited(null);
}

/** Resolves when a new try over a dead connection is worthwhile, or when `signal` aborts. */
export async function lineMayBeBack(signal?: AbortSignal, fault: LineFault = 'unreachable'): Promise<void> {
  setAwaited(fault);
  await nextTry(betweenTries, signal);
}

/** Resolves when the browser is online again, after `after` milliseconds, or when `signal` aborts. */
export function nextTry(after: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const onTime = setTimeout(goOn, after);
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
}

/** Resolves once the server can be reached, as far as the browser knows, or when `signal` aborts. */
export async function whileOffline(signal: AbortSignal): Promise<void> {
  while (!(await isReachable(signal)) && !signal.aborted) await lineMayBeBack(signal);
}

/**
 * Whether the browser is online, or the server answers. On a machine without a network the browser says that it is offline, though a server
 * on that machine answers.
 */
export async function isReachable(signal?: AbortSignal): Promise<boolean> {
  if (navigator.onLine) return true;
  return fetch('/livez', { cache: 'no-store', ...(signal && { signal }) }).then(
    () => true,
    () => false,
  );
}
