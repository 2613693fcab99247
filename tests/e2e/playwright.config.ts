import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => existsSync(file),
);

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: '../../test-results',
  // Most members come by phone; their journeys are walked on a small one, in the dark, and the first of them on both.
  projects: [
    { name: 'desktop', testIgnore: 'member-*.spec.ts' },
    {
      name: 'phone',
      testMatch: 'member-*.spec.ts',
      use: {
        viewport: { width: 360, height: 800 },
        colorScheme: 'dark',
        // Pictures that draw themselves are the public pages' business.
        contextOptions: { reducedMotion: 'reduce' },
      },
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
