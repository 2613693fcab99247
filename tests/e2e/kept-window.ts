import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** What a test asks of its window that can be changed in one that is open. */
export type Changeable = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'extraHTTPHeaders'>;
/** What can only be said when a window is opened, and which window of its worker a test gets. */
export type Fixed = Omit<BrowserContextOptions, keyof Changeable>;

type KeptWindow = { context: BrowserContext; page: Page; isMarked: boolean };

/** What cannot be taken back from a page, or only with it: the window is closed after a test that did one of these. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction', 'routeWebSocket'] as const;

/**
 * The windows of one worker, one for each kind. A test has its window for itself and finds it as new, but for what a browser
 * keeps of the files it has loaded: opening a page there costs half of what it costs in a window that was never used.
 */
export function keepWindows(browser: Browser) {
  const kept = new Map<string, KeptWindow>();
  return {
    /** Opens a window of that kind, or takes the one that is kept, with its first page at rest. */
    async take(fixed: Fixed, changeable: Changeable): Promise<KeptWindow> {
      const kind = JSON.stringify(fixed);
      const found = kept.get(kind);
      kept.delete(kind);
      const window = found ?? (await openWindow(browser, fixed));
      await change(window, fixed, changeable);
      return window;
    },
    /** Keeps the window for the next test, or closes it where something of this one would stay in it. */
    async giveBack(fixed: Fixed, window: KeptWindow, origin: string): Promise<void> {
      const isKept = (context: BrowserContext) =>
        [window, ...kept.values()].some((one) => one.context === context);
      // Windows of a test's other people would go on: their open lines, their clocks, their news.
      for (const context of browser.contexts()) if (!isKept(context)) await context.close();
      const isClean = !window.isMarked && (await empty(window, origin).then(Boolean, () => false));
      if (isClean) kept.set(JSON.stringify(fixed), window);
      else await window.context.close();
    },
    async close(): Promise<void> {
      for (const { context } of kept.values()) await context.close();
    },
  };
}

async function openWindow(browser: Browser, fixed: Fixed): Promise<KeptWindow> {
  const context = await browser.newContext(fixed);
  const page = await context.newPage();
  const window: KeptWindow = { context, page, isMarked: false };
  const mark = (on: object, way: string) => {
    const act = Reflect.get(on, way).bind(on);
    Reflect.set(on, way, (...args: unknown[]) => {
      window.isMarked = true;
      return act(...args);
    });
  };
  for (const way of lasting) {
    mark(page, way);
    mark(context, way);
  }
  mark(page.clock, 'install');
  mark(page, 'close');
  return window;
}

async function change(
  { context, page }: KeptWindow,
  { reducedMotion = 'no-preference', forcedColors = 'none', contrast = 'no-preference' }: Fixed,
  { viewport, colorScheme = 'light', extraHTTPHeaders }: Changeable,
) {
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
}

/** Leaves nothing of a test in its window. What a page does when it is left is done before its storage is emptied. */
async function empty({ context, page }: KeptWindow, origin: string): Promise<true> {
  for (const other of context.pages()) if (other !== page) await other.close();
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Page.resetNavigationHistory');
  await protocol.detach();
  return true;
}
