import { type Browser, chromium } from '@playwright/test';
import { startServer } from '#tests/start-server.ts';

// npm run bench:pages: how soon a public page is there on a slow line and a slow phone, as a browser sees it.
const paths = [
  '/',
  '/launchpad',
  '/about',
  '/collaboration',
  '/stories',
  '/stories/a-library-on-three-wheels',
  '/privacy',
  '/signup',
];
const rounds = 5;
/** Lighthouse's slow 4G and its phone. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const slowerCpu = 4;
const settle = 3000;

type Vitals = { fcp: number; lcp: number; cls: number; tbt: number };

/** Runs in the page before anything else. */
function watch(): void {
  const vitals: Vitals = { fcp: 0, lcp: 0, cls: 0, tbt: 0 };
  Object.assign(window, { vitals });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    vitals.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  on('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50);
  });
}

async function measure(browser: Browser, address: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForTimeout(settle);
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  console.log(`slow 4G, CPU ${slowerCpu} times slower, median of ${rounds} (and the worst)`);
  for (const path of paths) {
    const seen: Vitals[] = [];
    for (let round = 0; round < rounds; round++) seen.push(await measure(browser, server.origin + path));
    const figure = (name: keyof Vitals, digits = 0) => {
      const sorted = seen.map((vitals) => vitals[name]).sort((a, b) => a - b);
      const [middle = 0, worst = 0] = [sorted[Math.floor(rounds / 2)], sorted.at(-1)];
      return `${middle.toFixed(digits)} (${worst.toFixed(digits)})`;
    };
    console.log(
      `  ${path}: FCP ${figure('fcp')} ms, LCP ${figure('lcp')} ms, blocked ${figure('tbt')} ms, CLS ${figure('cls', 3)}`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
