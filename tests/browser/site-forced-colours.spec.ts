import type { Locator } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(node);
    return `${backgroundColor} ${borderTopColor} ${borderTopWidth}`;
  });

test('in forced colours the slide, the filter and the page one is on are marked', async ({ page }) => {
  await open(page, '/stories');
  const dots = page.locator('.carousel-dot');
  expect(await look(dots.nth(0))).not.toBe(await look(dots.nth(1)));
  expect(await look(dots.nth(1))).toBe(await look(dots.nth(2)));
  const tabs = page.locator('.filter-tab');
  expect(await look(tabs.nth(0))).not.toBe(await look(tabs.nth(1)));
  const mark = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('[aria-current=page]')
    .evaluate((node) => getComputedStyle(node, '::after').backgroundColor);
  const ground = await page.locator('body').evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(mark).not.toBe(ground);
});

test('in forced colours the act of the launchpad is marked', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await open(page, '/launchpad');
  const acts = page.locator('.player-act');
  expect(await look(acts.nth(2))).not.toBe(await look(acts.nth(0)));
  expect(await look(acts.nth(1))).toBe(await look(acts.nth(0)));
});
