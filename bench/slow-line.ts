import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { todayPaths } from '#contract/today/paths.ts';
import { inBrowser } from './browser.ts';
import { sessionOf } from './seed.ts';
import { type Server, seededDatabase, startDatabase, startProduct } from './servers.ts';

/** Slow 4G as Lighthouse has the browser slow it (`throttling.mobileSlow4G`, the figures for requests), in ms and bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const slowerBy = 6;
const promised = { painted: 2000, shift: 0 };

type Seen = { painted: number; within: string; shift: number; moved: string[] };

/** When a member who opens Today for the first time on a cheap phone sees its own content, and how much of it moves. */
export async function measureSlowLine(product: Server, rounds: number): Promise<void> {
  await inBrowser(async (browser) => {
    const seen: Seen[] = [];
    for (let round = 0; round < rounds; round++) seen.push(await openToday(browser, product, round + 1));
    const { painted, within, shift } =
      seen.toSorted((a, b) => a.painted - b.painted)[rounds >> 1] ?? ({} as Partial<Seen>);
    const most = Math.max(...seen.map((one) => one.shift));
    const isMissed = (painted ?? Infinity) > promised.painted || most > promised.shift || within !== 'main';
    console.log(
      `  ${todayPaths.dashboard} on slow 4G, processor ${slowerBy} times slower: its own content (${within}) painted after ` +
        `${Math.round(painted ?? NaN)} ms, layout shift at most ${most.toFixed(4)}, last ${shift?.toFixed(4)}` +
        (isMissed ? '  BELOW ITS PROMISE: 2 s, no shift' : ''),
    );
    for (const moved of seen.flatMap((one) => one.moved)) console.log(`    moved ${moved}`);
  });
}

async function openToday(browser: Browser, product: Server, member: number): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });
  await context.addCookies([
    { name: 'a_session_saharambh', value: sessionOf(member), url: product.origin, httpOnly: true },
  ]);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await page.addInitScript(observe);
  await page.goto(product.origin + todayPaths.dashboard);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  await context.close();
  return seen;
}

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** In the page: the largest paint and all that moves, from its very beginning. */
function observe() {
  const seen: Seen = { painted: 0, within: '', shift: 0, moved: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, startTime } = entry as PerformanceEntry & { element?: Element | null };
      seen.painted = startTime;
      seen.within = element?.closest('main, header, nav, footer')?.localName ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      seen.shift += entry.value;
      const moved = entry.sources.map(
        ({ node, previousRect: before, currentRect: after }) =>
          `${node?.nodeName} ${node instanceof Element ? node.className : ''} “${node?.textContent?.slice(0, 30)}” ` +
          `from ${Math.round(before.y)}+${Math.round(before.height)} to ${Math.round(after.y)}+${Math.round(after.height)}`,
      );
      seen.moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const cluster = await startDatabase();
  try {
    const product = await startProduct(await seededDatabase(cluster, 1000));
    await measureSlowLine(product, Number(values.rounds));
    await product.stop();
  } finally {
    await cluster.stop();
  }
}
