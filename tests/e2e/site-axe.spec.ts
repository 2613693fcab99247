import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

const pages = [
  '/',
  '/launchpad',
  '/about',
  '/collaboration',
  '/stories',
  '/stories/the-loom-that-counts',
  '/terms',
];

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The themes differ in nothing but colours, so the dark one is asked for those alone. */
async function expectAccessible(page: Page, where: string, colorScheme: 'light' | 'dark') {
  const axe = new AxeBuilder({ page }).exclude('svg[aria-hidden=true]');
  const { violations } = await (colorScheme === 'dark'
    ? axe.withRules(['color-contrast', 'link-in-text-block'])
    : axe.withTags(everything)
  ).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120))}`);
  expect(found, where).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path} keeps nobody out in the ${colorScheme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await expectAccessible(page, path, colorScheme);
    });
  }

  test(`a form with faults keeps nobody out in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/about');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expectAccessible(page, 'form with faults', colorScheme);
  });

  test(`every piece and an open dialog keep nobody out in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/dev/ui');
    await expectAccessible(page, 'every piece', colorScheme);
    await page.getByRole('button', { name: 'Open a dialog' }).click();
    await expectAccessible(page, 'dialog', colorScheme);
  });

  test(`an open menu keeps nobody out in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: /menu/ }).click();
    await expectAccessible(page, 'menu', colorScheme);
  });
}

test('a dialog keeps to 80 % of the height, closes on Escape and gives focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/dev/ui');
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Terms of Service' });
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(0.8 * 640);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(opener).toBeFocused();
});
