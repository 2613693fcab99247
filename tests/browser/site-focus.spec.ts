import type { Page } from '@playwright/test';
import { addressesOf } from '../../web/pages.ts';
import { expect, open, test } from './fixture.ts';

const pages = addressesOf(({ kind, isNobodys }) => kind === 'public' && !isNobodys);
/** A phone lying on its side, and a screen of 1280 by 1024 at a zoom of 400 %. */
const sizes = [
  { width: 568, height: 320 },
  { width: 320, height: 256 },
];

/** Lets everything that takes part in the order of focus have it, in this order, and says whether anything of it can be seen. */
const focusEach = (page: Page, isForward: boolean) =>
  page.evaluate((forward) => {
    const taking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
    );
    return (forward ? taking : taking.reverse()).map((element) => {
      element.focus();
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isShown = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return at && (element.contains(at) || at.contains(element));
        }),
      );
      const name = element.getAttribute('aria-label') || element.textContent?.trim().slice(0, 40);
      const hasIt = document.activeElement === element;
      return { name: `${element.tagName} ${name}`, isCovered: hasIt && !isShown, hasIt };
    });
  }, isForward);

test('nothing that stays in place covers what has the focus in a low window', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const covered: string[] = [];
  for (const path of pages) {
    await open(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const isForward of [true, false]) {
        const stops = await focusEach(page, isForward);
        expect(stops.filter(({ hasIt }) => hasIt).length, path).toBeGreaterThan(10);
        for (const { name, isCovered } of stops)
          if (isCovered) covered.push(`${path} at ${size.width}, ${isForward ? 'down' : 'up'}: ${name}`);
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

test('the tabulator reaches what takes part in the order of focus, in that order and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  const order = (await focusEach(page, true)).filter(({ hasIt }) => hasIt).map(({ name }) => name);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const name = element?.getAttribute('aria-label') || element?.textContent?.trim().slice(0, 40);
      return `${element?.tagName} ${name}`;
    });
  await page.evaluate(() => document.querySelector('a')?.focus());
  const reached = [await focused()];
  while (reached.length < order.length) {
    await page.keyboard.press('Tab');
    reached.push(await focused());
  }
  expect(reached).toEqual(order);
  for (const name of order.reverse().slice(1)) {
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe(name);
  }
});

test('the header stays in place where there is height for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 34 * 16 });
  await open(page, '/');
  await expect(page.locator('.site-header')).toHaveCSS('position', 'fixed');
  await page.setViewportSize({ width: 360, height: 34 * 16 - 1 });
  await expect(page.locator('.site-header')).toHaveCSS('position', 'relative');
});
