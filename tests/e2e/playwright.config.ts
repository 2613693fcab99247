import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file));

export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7000 },
  reporter: 'list',
  outputDir: '../../test-results',
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
