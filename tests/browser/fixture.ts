import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect as expectOfBrowsers,
  type Page,
} from '@playwright/test';
import { connect } from '#db/connect.ts';
import { seed } from '#db/seed.ts';
import { copyTemplate } from '#tests/ground/migrated-cluster.ts';
import { type RunningServer, startServer } from '#tests/servers/start-server.ts';
import { administrators, administratorToJoin } from './administrators.ts';
import { keepWindows } from './kept-window.ts';
import { keepPictures } from './pictures.ts';
import { withPlain } from './plain-expect.ts';
import { plainWindow } from './plain-window.ts';
import { siteElsewhere } from './site-elsewhere.ts';
import { isWalk } from './walks.ts';

type OpenWindow = (options?: BrowserContextOptions & { isPlain?: boolean }) => Promise<Page>;

type Trouble = {
  /** Windows without scripts: outside a walk without a browser too, as `plainWindow` says. */
  isPlain: boolean;
  /** Opens a window for another member or another device. The options are those of the test by default. */
  openWindow: OpenWindow;
  /** In a walk, keeps pictures of the pages that are walked. */
  pictures: undefined;
  /** Declares that this test provokes a console message, page error or failed request matching the pattern. */
  expectTrouble: (pattern: RegExp) => void;
};

type Running = {
  /** The address of a database for a server of one's own, one for each worker. */
  database: string;
  /** The real server with a database and mailbox of its own, one for each worker; it names administrators. */
  server: RunningServer;
  /** The windows that are kept from one test to the next. */
  windows: ReturnType<typeof keepWindows>;
};

/** Where the command that runs all tests has started a cluster for them. */
const cluster = process.env.TEST_CLUSTER ?? '';

const elsewhere = siteElsewhere();

/** A form that its page did not take, and says why, is no trouble. */
const refusedForm = /(400 POST|status of 400) .*https?:\/\/[^/]+\/(?!v1\/)/;

/** Most members come by phone; their journeys are walked on a small one, in the dark, and the first of them on both. */
const isOnPhone = (file: string) => !isWalk && /[\\/](member|plain)-[\w-]*\.spec\.ts$/.test(file);

/** These tests look at animations. Elsewhere motion is off, since the browser would draw sixty frames a second in vain. */
const isMoving = (file: string) => /[\\/]site-(forced-colours|pages|shell|stories)\.spec\.ts$/.test(file);

/** The windows in which no scripts run. */
const plainWindows = new WeakSet<BrowserContext>();

let visitors = 0;

/** A database for a server, with what every one begins with. */
export async function makeDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const made = await copyTemplate((name) => cluster.replace('%s', name));
  const { db, close } = connect(made.url);
  await seed(db);
  await close();
  return made;
}

const expect = withPlain(expectOfBrowsers);

/** Fails a test on any console error, page error or failed request that it has not declared, in every page it opens. */
export const test = base.extend<Trouble, Running>({
  database: [
    async ({ browserName: _ }, use) => {
      if (elsewhere) return use(elsewhere.database);
      const { url, drop } = await makeDatabase();
      await use(url);
      await drop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database }, use) => {
      if (elsewhere) return use(elsewhere.server);
      const server = await startServer({
        DATABASE_URL: database,
        ADMIN_EMAILS: [...administrators, administratorToJoin].join(),
        TRUST_PROXY: '1',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  viewport: async ({ viewport }, use, { file }) =>
    use(isOnPhone(file) ? { width: 360, height: 800 } : viewport),
  colorScheme: async ({ colorScheme }, use, { file }) => use(isOnPhone(file) ? 'dark' : colorScheme),
  contextOptions: async ({ contextOptions }, use, { file }) =>
    use(isMoving(file) ? contextOptions : { ...contextOptions, reducedMotion: 'reduce' }),
  isPlain: [false, { option: true }],
  windows: [async ({ browser }, use) => use(keepWindows(browser)), { scope: 'worker' }],
  openWindow: async (
    {
      windows,
      baseURL,
      viewport,
      colorScheme,
      extraHTTPHeaders,
      javaScriptEnabled,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      userAgent,
      contextOptions,
      isPlain,
    },
    use,
    { errors },
  ) => {
    const device = { javaScriptEnabled, deviceScaleFactor, hasTouch, isMobile, userAgent };
    const usual = { ...contextOptions, ...device, baseURL, viewport, colorScheme, extraHTTPHeaders };
    const taken: Awaited<ReturnType<typeof windows.take>>[] = [];
    const plain: ReturnType<typeof plainWindow>[] = [];
    await use(async ({ isPlain: isOnePlain = isPlain, ...options } = {}) => {
      const chosen = { ...usual, ...options, ...(isOnePlain && { javaScriptEnabled: false }) };
      if (isOnePlain && !isWalk) {
        const opened = plainWindow(chosen);
        plainWindows.add(opened.page.context());
        plain.push(opened);
        return opened.page;
      }
      const window = await windows.take(chosen);
      if (chosen.javaScriptEnabled === false) plainWindows.add(window.context);
      taken.push(window);
      return window.page;
    });
    // Closed as it stands, the page is kept in the test's `error-context.md`.
    if (errors.length > 0) for (const window of taken) window.isMarked = true;
    for (const window of plain) await window.close();
    await windows.giveBack(taken, baseURL ?? '');
  },
  page: async ({ openWindow }, use) => use(await openWindow()),
  context: async ({ page }, use) => use(page.context()),
  baseURL: async ({ server }, use) => use(server.origin),
  // Each test sends another client address, so that no test uses up the hourly limits of another one.
  extraHTTPHeaders: async ({ browserName: _ }, use) => {
    visitors++;
    await use({ 'x-forwarded-for': `203.0.${visitors >> 8}.${visitors & 255}` });
  },
  pictures: [
    async ({ page }, use, { project }) => {
      const keepLast = isWalk && keepPictures(page, project.name);
      await use(undefined);
      if (keepLast) await keepLast();
    },
    { auto: true },
  ],
  expectTrouble: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const troubles: string[] = [];
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        troubles.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => {
        const { message, stack = message } = error.error();
        troubles.push(`page: ${stack}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // A page that is left cancels what it was still loading.
        if (reason === 'net::ERR_ABORTED') return;
        troubles.push(`request: ${request.method()} ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() < 400) return;
        troubles.push(`response: ${response.status()} ${response.request().method()} ${response.url()}`);
      });
      await use((pattern) => expected.push(pattern));
      const unexpected = troubles.filter(
        (trouble) => ![refusedForm, ...expected].some((pattern) => pattern.test(trouble)),
      );
      expect(unexpected, 'nothing went wrong unnoticed').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts have taken it over. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await takenOver(page);
}

/** Resolves once the scripts of the page have taken it over; at once in a window in which none run. */
export async function takenOver(page: Page) {
  if (plainWindows.has(page.context())) return;
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

export { expect };
