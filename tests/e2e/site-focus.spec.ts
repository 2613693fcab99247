import type { Page } from '@playwright/test';
import { addressesOf } from '../../web/pages.ts';
import { expect, open, test } from './fixture.ts';

const pages = addressesOf(({ kind, isNobodys }) => kind === 'public' && !isNobodys);
/** A phone lying on its side, and a screen of 1280 by 1024 at a zoom of 400 %. */
const sizes = [
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

/** What has the focus, and whether anything of it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shown = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        return at && (element.contains(at) || at.contains(element));
      }),
    );
    const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40);
    return { name: `${element.tagName} ${name}`, isCovered: !shown };
  });

for (const { width, height } of sizes) {
  test(`nothing that stays in place covers what has the focus at ${width} by ${height}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const covered: string[] = [];
    for (const path of pages) {
      await open(page, path);
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < 80; stop++) {
          await page.keyboard.press(key);
          const now = await focused(page);
          if (!now) break;
          if (now.isCovered) covered.push(`${path} ${key}: ${now.name}`);
        }
      }
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0)
          .map((one) => one.className),
      );
      expect(fixed, path).toEqual([]);
    }
    expect(covered).toEqual([]);
  });
}

test('the header stays in place where there is height for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 34 * 16 });
  await open(page, '/');
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  await page.setViewportSize({ width: 360, height: 34 * 16 - 1 });
  await expect(page.locator('.site-header')).toHaveCSS('position', 'relative');
});
