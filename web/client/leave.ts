import { browserStorage } from '#contract/cookies.ts';
import { paths } from '../paths.ts';

const { key } = browserStorage.leaving;

/** Remembers a logout that found no line, also over the end of this page. */
export function leaveWhenLineIsBack(): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage it is tried for as long as the page is open.
  }
  addEventListener('online', () => void leave(), { once: true });
}

/** Makes up for a logout that an earlier page could not make. */
export function finishLeaving(): void {
  try {
    if (localStorage.getItem(key)) void leave();
  } catch {
    // Nothing was remembered.
  }
}

async function leave(): Promise<void> {
  try {
    await fetch(paths.logout, { method: 'POST', redirect: 'manual', credentials: 'same-origin' });
  } catch {
    return leaveWhenLineIsBack();
  }
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing was remembered.
  }
  location.replace(paths.home);
}
