import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#tools/chromium.mjs';

/** Runs a measurement in a browser without a window. */
export async function inBrowser<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? (await findChromium(process.execPath)),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
