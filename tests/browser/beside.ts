import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

// The package's own builder injects axe for each check and has passing elements described too, which takes five times as
// long.
const builder = createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright')));
const source = readFileSync(builder.resolve('axe-core/axe.min.js'), 'utf8');
/** Where there is no window, it looks at that of the element with which it is set up. */
const loadAxe = `((module) => {
  ((window) => { ${source} })({});
  globalThis.axe = module.exports;
})({ exports: {} })`;

const besides = new WeakMap<Page, Page>();
const all = new WeakSet<Page>();

/**
 * A window without a page that holds axe and reaches into `page`, its `opener`, whatever that shows: loading axe into each page
 * takes longer than most of what it is asked there.
 */
export async function besideOf(page: Page): Promise<Page> {
  const known = besides.get(page);
  if (known && !known.isClosed() && (await reachesOpener(known))) return known;
  await known?.close();
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('about:blank', '_blank', 'popup'));
  const beside = await opened;
  all.add(beside);
  await beside.evaluate(loadAxe);
  besides.set(page, beside);
  return beside;
}

export function isBeside(page: Page): boolean {
  return all.has(page);
}

/** The window loses its opener when the page has another origin or when the browser moved it to another process. */
function reachesOpener(beside: Page): Promise<boolean> {
  return beside.evaluate(() => Boolean(window.opener?.document)).catch(() => false);
}
