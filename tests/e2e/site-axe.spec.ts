import { addressesOf } from '../../web/pages.ts';
import { expect, open, test } from './fixture.ts';
import { atZoom, expectDescribed, expectFlawless, expectFlawlessInAllColours } from './flawless.ts';

const pages = addressesOf(({ kind, isNobodys }) => kind === 'public' && !isNobodys);

/** Two halves for two processes; one window goes through each, as a new one for each page takes most of the time. */
for (const half of [0, 1])
  test(`no public page keeps anybody out in either theme, nor at a zoom of 400 %, half ${half + 1}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const usual = page.viewportSize();
    for (const path of pages.filter((_, at) => at % 2 === half)) {
      if (usual) await page.setViewportSize(usual);
      await page.goto(path);
      await expectDescribed(page, path);
      await expectFlawless(page, path);
      await page.setViewportSize(atZoom);
      await expectFlawlessInAllColours(page, `${path} at 400 %`);
    }
  });

test('the reference of the API keeps nobody out', async ({ page }) => {
  test.setTimeout(180_000);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/api');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saharambh API');
    const family = await page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily);
    expect(family).toContain('Anek Latin');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `the reference at ${width}`).toBeLessThanOrEqual(0);
  }
  // The largest page of all takes long to look through, so it is done once, with a part of it opened.
  await page.getByText('What else may come back').first().click();
  await expectFlawless(page, 'the reference, opened');
});

test('a form with faults keeps nobody out', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFlawless(page, 'form with faults');
});

test('every piece and an open dialog keep nobody out', async ({ page }) => {
  await open(page, '/dev/ui');
  await expectFlawless(page, 'every piece');
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expectFlawless(page, 'dialog');
});

test('an open menu keeps nobody out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /menu/ }).click();
  await expectFlawless(page, 'menu');
});

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
