import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { walks } from './walks.ts';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
);

// Pictures that draw themselves are the public pages' business.
const contextOptions = { reducedMotion: 'reduce' } as const;
const personal = /\/(member|admin|plain)[\w-]*\.spec\.ts$/;
const walksOnly = /\/walk-[\w-]*\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: walks.length > 0 ? 60_000 : 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  projects:
    walks.length > 0
      ? walks.map(({ name, width, height, colorScheme }) => ({
          name,
          testMatch: [personal, walksOnly],
          use: { viewport: { width, height }, colorScheme, contextOptions },
        }))
      : // Most members come by phone; their journeys are walked on a small one, in the dark, and the first of them on both.
        [
          { name: 'desktop', testIgnore: ['member-*.spec.ts', 'plain-*.spec.ts', walksOnly] },
          {
            name: 'phone',
            testMatch: ['member-*.spec.ts', 'plain-*.spec.ts'],
            use: { viewport: { width: 360, height: 800 }, colorScheme: 'dark', contextOptions },
          },
        ],
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
      ],
    },
  },
});
