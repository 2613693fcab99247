import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { siteElsewhere } from './site-elsewhere.ts';
import { walks } from './walks.ts';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
);

// Pictures that draw themselves are the public pages' business.
const contextOptions = { reducedMotion: 'reduce' } as const;
const personal = /\/(member|admin|plain|every)[\w-]*\.spec\.ts$/;
const walksOnly = /\/walk-[\w-]*\.spec\.ts$/;

// Node takes types out by itself and leaves each line where it was. To put each stack through maps, as Playwright does where it
// transforms files, is a tenth of what a worker does: every call has its stack taken.
process.env.PW_DISABLE_TS_ESM = '1';
Reflect.deleteProperty(Error, 'prepareStackTrace');

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  // Apart from walks it is one for all: each has processes of its own. Which window a journey has: fixture.ts.
  ...(walks.length > 0
    ? {
        projects: walks.map(({ name, width, height, colorScheme }) => ({
          name,
          testMatch: [personal, walksOnly],
          use: { viewport: { width, height }, colorScheme, contextOptions },
        })),
      }
    : { testIgnore: walksOnly }),
  use: {
    ...devices['Desktop Chrome'],
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? installed,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A site that was started before has a certificate of its own.
        ...(siteElsewhere() ? ['--ignore-certificate-errors'] : []),
        // The browser drops optimised code with each page, before the time to compile it has paid off.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
});
