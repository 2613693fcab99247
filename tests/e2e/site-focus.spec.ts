import type { Page } from '@playwright/test';
import { addressesOf } from '../../web/pages.ts';
import { expect, open, test } from './fixture.ts';

const pages = addressesOf(({ kind, isNobodys }) => kind === 'public' && !isNobodys);
/** A phone lying on its side, and a screen of 1280 by 1024 at a zoom of 400 %. */
const sizes = [
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

type Stop = { name: string; isCovered: boolean } | null;

/** Notes in the page, after each key, what has the focus and whether anything of it can be seen. */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    const stops: Stop[] = [];
    Object.assign(window, { stops });
    document.addEventListener('keyup', () => {
      const element = document.activeElement;
      if (!element || element === document.body) return stops.push(null);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const shown = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return at && (element.contains(at) || at.contains(element));
        }),
      );
      const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40);
      return stops.push({ name: `${element.tagName} ${name}`, isCovered: !shown });
    });
  });

const takeStops = (page: Page) =>
  page.evaluate(() => (window as unknown as { stops: Stop[] }).stops.splice(0, Number.POSITIVE_INFINITY));

/** From the first link on, or from the last one back, until nothing more has the focus. */
async function stopsThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  await page.evaluate((isForward) => {
    const links = [...document.querySelectorAll('a')].filter((link) => link.checkVisibility());
    links.at(isForward ? 0 : -1)?.focus();
  }, key === 'Tab');
  const stops: Stop[] = [];
  while (stops.length < 80 && !stops.includes(null)) {
    for (let turn = 0; turn < 10; turn++) await page.keyboard.press(key);
    stops.push(...(await takeStops(page)));
  }
  return stops;
}

test('nothing that stays in place covers what has the focus in a low window', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const covered: string[] = [];
  for (const path of pages) {
    await open(page, path);
    await noteStops(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const stops = await stopsThrough(page, key);
        expect(stops.length, path).toBeGreaterThan(10);
        for (const stop of stops)
          if (stop?.isCovered) covered.push(`${path} at ${size.width}, ${key}: ${stop.name}`);
      }
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
          .map((one) => one.className),
      );
      expect(fixed, `${path} at ${size.width}`).toEqual([]);
    }
  }
  expect(covered).toEqual([]);
});

test('the header stays in place where there is height for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 34 * 16 });
  await open(page, '/');
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  await page.setViewportSize({ width: 360, height: 34 * 16 - 1 });
  await expect(page.locator('.site-header')).toHaveCSS('position', 'relative');
});
