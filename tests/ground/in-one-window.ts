import { setTimeout as wait } from 'node:timers/promises';

/** The longest that a test which counts takes on a busy machine. */
const neededSeconds = 15;

/** Waits for the next window of a limit if the present one ends soon, since a test that counts needs a whole window. */
export async function inOneWindow(seconds: number): Promise<void> {
  const left = seconds - ((Date.now() / 1000) % seconds);
  if (left < neededSeconds) await wait(left * 1000 + 100);
}
