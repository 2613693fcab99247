import { load } from './load.ts';

const connections = 50;

type Kept = { url: string; name: string; promised: number; seconds: number; rounds: number };

/** How many times in a second a kept page leaves memory: the median of the rounds. */
export async function measureKeptPage({ url, name, promised, seconds, rounds }: Kept): Promise<void> {
  const targets = [{ url }];
  await load(targets, { connections, seconds: 2 });
  const seen: number[] = [];
  let failed = 0;
  for (let round = 0; round < rounds; round++) {
    const figures = await load(targets, { connections, seconds });
    seen.push(figures.perSecond);
    failed += figures.failed;
  }
  const middle = seen.toSorted((a, b) => a - b)[rounds >> 1] ?? 0;
  const missed = middle < promised ? `  BELOW ITS PROMISE: ${promised}/s` : '';
  console.log(`  ${name} from memory: ${Math.round(middle)}/s, ${failed} failed${missed}`);
}
