import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { isBeside } from './beside.ts';

/** A kind is what can only be said when a window is opened. */
type KeptWindow = {
  kind: string;
  context: BrowserContext;
  page: Page;
  openProtocol: () => Promise<CDPSession>;
  isMarked: boolean;
};

/** Calls with lasting effects on a page: a window in which a test used one of these is closed after the test. */
const lasting = [
  'addInitScript',
  'close',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
  'routeWebSocket',
];
/** All that lasts but for the cache of files. */
const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
const lastingOfClocks = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];

/**
 * The windows of one worker. A test has its window alone and finds it as new, except for the browser's cache of files: a
 * page in it takes half the time that it takes in a new window.
 */
export function keepWindows(browser: Browser) {
  const kept: KeptWindow[] = [];
  return {
    /** A window with one page, which shows nothing of the site. */
    async take(options: BrowserContextOptions): Promise<KeptWindow> {
      const { viewport, colorScheme, reducedMotion, extraHTTPHeaders, ...fixed } = options;
      const kind = JSON.stringify(fixed);
      const at = kept.findIndex((one) => one.kind === kind);
      const [window = await openWindow(browser, fixed, kind)] = at < 0 ? [] : kept.splice(at, 1);
      await change(window, options);
      return window;
    },
    /** Keeps these for the next test, but for those in which something of this one would stay, and closes any other. */
    async giveBack(windows: readonly KeptWindow[], origin: string): Promise<void> {
      for (const window of windows) {
        await unroute(window).catch(() => {});
        const isClean = !window.isMarked && (await empty(window, origin).then(Boolean, () => false));
        if (isClean) kept.push(window);
      }
      for (const context of browser.contexts())
        if (!kept.some((one) => one.context === context)) await context.close();
    },
  };
}

async function openWindow(browser: Browser, fixed: BrowserContextOptions, kind: string): Promise<KeptWindow> {
  const context = await browser.newContext(fixed);
  const page = await context.newPage();
  const open = context.newCDPSession.bind(context);
  const window: KeptWindow = { kind, context, page, openProtocol: () => open(page), isMarked: false };
  const mark = (on: object, way: string) => {
    const act = Reflect.get(on, way).bind(on);
    Reflect.set(on, way, (...args: unknown[]) => {
      window.isMarked = true;
      return act(...args);
    });
  };
  for (const on of [page, context]) for (const way of lasting) if (way in on) mark(on, way);
  for (const way of lastingOfClocks) mark(page.clock, way);
  return window;
}

async function change({ context, page }: KeptWindow, options: BrowserContextOptions) {
  const { viewport, colorScheme = 'light', extraHTTPHeaders = {} } = options;
  const { reducedMotion = 'no-preference', forcedColors = 'none', contrast = 'no-preference' } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  await context.setExtraHTTPHeaders(extraHTTPHeaders);
}

/** A request that a route still holds would fail the next test once its page is gone. */
async function unroute({ context, page }: KeptWindow) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * Removes everything that a test left in its window. It leaves the page first, because the page may write to its storage
 * then.
 */
async function empty({ context, page, openProtocol }: KeptWindow, origin: string): Promise<true> {
  for (const other of context.pages()) if (other !== page && !isBeside(other)) await other.close();
  page.removeAllListeners();
  await context.setOffline(false);
  await context.clearPermissions();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  // One that stays open would have the page forget for what medium it is shown.
  const protocol = await openProtocol();
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await protocol.send('Page.resetNavigationHistory');
  await protocol.detach();
  await context.clearCookies();
  return true;
}
