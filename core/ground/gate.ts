import { Refusal } from './refusal.ts';

/**
 * Limits the number of tasks that run at once, and of those that wait for their turn.
 * @throws Refusal `general_busy` when both are full: a retry later is better than a stalled request.
 */
export function gate({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Refusal('general_busy', { seconds: 3 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
