type Rate = { seconds: number; perSecond: number };

/** Begins so many a second, whether or not those before have ended; resolves to their times. */
export async function timed(
  run: (at: number) => Promise<unknown>,
  { seconds, perSecond }: Rate,
): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  for (let at = 0; at < seconds * perSecond; at++) {
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
    const began = performance.now();
    running.push(run(at).then(() => void times.push(performance.now() - began)));
  }
  await Promise.all(running);
  return times;
}

type Promised = { most: number; part?: 0.5 | 0.99 };

/** Prints the middle and the slow end of the times; the promise is of the part that is named. */
export function report(name: string, times: readonly number[], { most, part = 0.99 }: Promised): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const missed = at(part) > most ? `  ABOVE ITS PROMISE: ${most} ms` : '';
  console.log(`  ${name}: p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms${missed}`);
}
