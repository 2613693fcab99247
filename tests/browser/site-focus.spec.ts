import { focusEach } from './every-page.ts';
import { expect, open, test } from './fixture.ts';

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
