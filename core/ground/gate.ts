import { Refusal } from './refusal.ts';

/**
 * Lets so much work run at once and so much wait for its turn.
 * @throws Refusal `general_busy` for whoever comes when there is no room to wait: better asked to come back than stalled.
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
