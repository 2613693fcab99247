import { expect, open, test } from './fixture.ts';
import { atZoom, expectFlawless, faultsIn, systemColours, themes } from './flawless.ts';

test('the reference of the API is accessible', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/docs/api');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saharambh API');
  const family = await page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily);
  expect(family).toContain('Anek Latin');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `the reference at ${width}`).toBeLessThanOrEqual(0);
  }
  // The largest page of all: of its hundreds of calls and links to them those are looked at that hold a kind of piece which none before holds.
  await page.getByText('What else may come back').first().click();
  const { ids, left } = await page.evaluate(() => {
    const found = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const kindsIn = (one: Element) =>
      [one, ...one.querySelectorAll('*')].map(
        (piece) => `${piece.parentElement?.localName}>${piece.localName}.${piece.className} ${piece.role}`,
      );
    const seen = new Set<string>();
    for (const one of document.querySelectorAll('#calls > section > :not(h2), nav.calls li')) {
      if (kindsIn(one).every((kind) => seen.has(kind))) one.remove();
      for (const kind of kindsIn(one)) seen.add(kind);
    }
    return { ids: found, left: document.querySelectorAll('#calls > section > :not(h2)').length };
  });
  expect(new Set(ids).size, 'each call and model has its own address').toBe(ids.length);
  expect(left).toBeGreaterThan(3);
  await expectFlawless(page, 'the reference, opened');
});

test('the check finds what is not accessible on the page that is shown', async ({ page }) => {
  await page.setViewportSize(atZoom);
  for (const path of ['/stories', '/about']) {
    await open(page, path);
    await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(
        '@media (prefers-color-scheme: dark) { h1.pale, h1.pale * { color: #333 !important } }',
      );
      document.adoptedStyleSheets.push(style);
      document.querySelector('h1')?.classList.add('pale');
      document.querySelector('main')?.append(document.createElement('input'));
    });
    const inLight = await faultsIn(page, themes.light, ['colours']);
    expect(inLight, path).toMatchObject({ found: [], overflow: 0 });
    const { found: inDark } = await faultsIn(page, themes.dark, ['colours']);
    expect(inDark, path).toEqual([expect.stringMatching(/^color-contrast: <h1/)]);
    await page.evaluate(() => {
      document.body.style.width = '400px';
    });
    const { found, overflow } = await faultsIn(page, systemColours, ['structure']);
    expect(found, path).toEqual([expect.stringMatching(/^label: <input/)]);
    expect(overflow, path).toBeGreaterThan(0);
  }
});

test('a form with field errors is accessible', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFlawless(page, 'form with faults');
});

test('every piece and an open dialog are accessible', async ({ page }) => {
  await open(page, '/dev/ui');
  await expectFlawless(page, 'every piece');
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await expectFlawless(page, 'dialog');
});

test('an open menu is accessible', async ({ page }) => {
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
