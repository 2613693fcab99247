import { useSyncExternalStore } from 'react';
import { browserStorage } from '#contract/ground/browser-storage.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { shell } from '#web/shell/texts/en/shell.ts';
import { showToast } from '../ui/toast.tsx';
import { isReachable, nextTry } from './line.ts';
import { sessionEnded, setLeaving } from './session.ts';

/** How far a logout is: not begun, on its way, or put off until the server can be reached. */
type Leave = 'none' | 'underWay' | 'putOff';

const { leaving, left, outgoing } = browserStorage;
/** Milliseconds until a server that refused for now, or could not be reached, is asked again. */
const retryAfter = 5000;

let leave: Leave = 'none';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Leave) {
  leave = next;
  setLeaving(next === 'underWay');
  for (const listener of listeners) listener();
}

/** Every button that logs out shows the same. */
export function useLeave(): Leave {
  return useSyncExternalStore(
    subscribe,
    () => leave,
    () => 'none',
  );
}

/**
 * Logs out on every device and loads the home page from the server: nothing personal stays in memory, and pending requests of
 * the old page cannot lead elsewhere. Without a connection the browser remembers the logout, even after this page ends, and
 * makes it later.
 */
export async function logOut(): Promise<void> {
  if (leave === 'underWay') return;
  set('underWay');
  if (!(await endSessions())) return void putOff();
  remember(localStorage, leaving.key, null);
  // The next person at this device must not find messages that were written and not sent.
  remember(localStorage, outgoing.key, null);
  remember(sessionStorage, left.key, '1');
  sessionEnded();
  location.replace(sitePaths.home);
}

/** Makes up for a logout that an earlier page could not make, and says so of one that was made. */
export function finishLeaving(): void {
  if (recall(localStorage, leaving.key)) void logOut();
  if (!recall(sessionStorage, left.key)) return;
  remember(sessionStorage, left.key, null);
  showToast(shell.loggedOut);
}

/** Whether the server has ended the sessions, which it says by leading home. */
async function endSessions(): Promise<boolean> {
  try {
    const answer = await fetch(sessionPaths.logout, {
      method: 'POST',
      redirect: 'manual',
      credentials: 'same-origin',
    });
    return answer.type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** No try begins while the server cannot be reached: each would be seen on the page, and read out. */
async function putOff(): Promise<void> {
  set('putOff');
  remember(localStorage, leaving.key, '1');
  do await nextTry(retryAfter);
  while (!(await isReachable()));
  void logOut();
}

function remember(storage: Storage, key: string, value: string | null) {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    // Without storage it is tried for as long as the page is open, and goes unsaid after it.
  }
}

function recall(storage: Storage, key: string): boolean {
  try {
    return storage.getItem(key) !== null;
  } catch {
    return false;
  }
}
