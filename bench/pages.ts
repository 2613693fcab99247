import { parseArgs } from 'node:util';
import { startServer } from '#tests/servers/start-server.ts';
import { ensureBuilt } from '#tools/build.ts';
import { addressesOf } from '../web/pages.ts';
import { type Audit, audit, categories } from './lighthouse.ts';

const pages = addressesOf(({ isMeasured }) => isMeasured === true);
/** The promise for each page; accessibility, best practices and findability have to be complete. */
const promised = { performance: 99, lcp: 1400, shift: 0.01 };

/** Every public page through Lighthouse, the median of `rounds`: its simulated phone on slow 4G. */
export async function measurePages(rounds: number): Promise<void> {
  console.log(`\nLighthouse on a simulated phone with slow 4G, median of ${rounds} (lowest to highest)`);
  await ensureBuilt();
  const server = await startServer({}, 'build/run/main.js');
  try {
    for (const page of pages) {
      const seen: Audit[] = [];
      for (let round = 0; round < rounds; round++) seen.push(await audit(server.origin + page));
      describe(page, seen);
    }
  } finally {
    await server.stop();
  }
}

function describe(page: string, seen: Audit[]): void {
  const of = (name: keyof Audit) => {
    const sorted = seen.map((one) => one[name]).sort((a, b) => a - b);
    return { low: sorted[0] ?? NaN, middle: sorted[sorted.length >> 1] ?? NaN, high: sorted.at(-1) ?? NaN };
  };
  const range = (name: keyof Audit, digits = 0) => {
    const { low, middle, high } = of(name);
    return `${middle.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
  };
  const isIndexed = !['/login', '/signup'].includes(page);
  const missed = [
    of('performance').middle < promised.performance && 'performance',
    of('lcp').middle > promised.lcp && 'LCP',
    of('shift').middle > promised.shift && 'layout shift',
    ...categories.slice(1).map((name) => of(name).low < 100 && (isIndexed || name !== 'seo') && name),
  ].filter(Boolean);
  const rest = categories.slice(1).map((name) => of(name).low);
  console.log(
    `  ${page}: performance ${range('performance')}, the others ${rest.join(', ')}; ` +
      `LCP ${range('lcp')} ms, blocked ${range('blocked')} ms, shift ${range('shift', 4)}` +
      (missed.length > 0 ? `  BELOW ITS PROMISE: ${missed.join(', ')}` : ''),
  );
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  await measurePages(Number(values.rounds));
}
