import { expect, open, test } from './fixture.ts';

const titles = [
  'A library on three wheels',
  'Keeping strawberries cold without a truck',
  'One payment app, two cities, and nobody had met',
];

test('the carousel goes round in both directions, jumps, and follows keys', async ({ page }) => {
  await open(page, '/stories');
  const carousel = page.getByRole('region', { name: 'Featured stories' });
  const shows = (position: number) =>
    expect(carousel.getByRole('heading', { name: titles[position] })).toBeInViewport({ ratio: 0.9 });
  const dots = carousel.getByRole('list').nth(1).getByRole('link');
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await shows(0);
  await carousel.getByRole('button', { name: 'Next story' }).click();
  await shows(1);
  await carousel.getByRole('button', { name: 'Next story' }).click();
  await shows(2);
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await carousel.getByRole('button', { name: 'Next story' }).click();
  await shows(0);
  await carousel.getByRole('button', { name: 'Previous story' }).click();
  await shows(2);
  await dots.nth(1).click();
  await shows(1);
  await expect(page).toHaveURL('/stories');
  await carousel.getByRole('list').first().focus();
  await page.keyboard.press('ArrowLeft');
  await shows(0);
  await page.keyboard.press('ArrowLeft');
  await shows(2);
  await expect(carousel.locator('li:not([inert])').getByRole('link', { name: /Read More/ })).toHaveCount(1);
});

test('a finger moves the carousel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/stories');
  const track = page.locator('.carousel-track');
  await track.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await track.evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }));
  await expect(page.getByRole('heading', { level: 3, name: titles[1] }).first()).toBeInViewport();
  await expect(page.locator('[aria-roledescription=carousel] a[aria-current]')).toHaveAttribute(
    'aria-label',
    String(titles[1]),
  );
});

test('each filter counts its stories and shows just them, and has an address', async ({ page }) => {
  await open(page, '/stories');
  const filter = page.getByRole('navigation', { name: 'Show stories of one kind' });
  const tiles = page.getByRole('region', { name: 'All Stories' }).getByRole('article');
  await expect(filter.getByRole('link')).toHaveText(['All6', 'Success2', 'Startup2', 'Collaboration2']);
  await expect(tiles).toHaveCount(6);
  await filter.getByRole('link', { name: 'Startup' }).click();
  await expect(tiles).toHaveCount(2);
  await expect(page).toHaveURL('/stories?category=startup');
  await expect(filter.locator('[aria-current=true]')).toHaveText('Startup2');
  await page.reload();
  await expect(tiles).toHaveCount(2);
  await filter.getByRole('link', { name: 'All' }).click();
  await expect(tiles).toHaveCount(6);
});

test('a story opens, can be read to its end and leads on', async ({ page }) => {
  await open(page, '/stories');
  await page
    .getByRole('region', { name: 'All Stories' })
    .getByRole('link', { name: 'The loom that counts' })
    .click();
  await expect(page).toHaveURL('/stories/the-loom-that-counts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The loom that counts');
  await expect(page.getByRole('heading', { name: 'A company, by accident' })).toBeVisible();
  await page.getByRole('region', { name: 'Read on' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The loom that counts');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test('an address that names a kind of stories leads to these stories', async ({ page }) => {
      await page.goto('/stories?category=startup');
      const region = page.getByRole('region', { name: 'All Stories' });
      await expect(region.getByRole('heading', { name: 'All Stories' })).toBeInViewport();
      await expect(region.getByRole('article')).toHaveCount(2);
      await expect(region.getByRole('article').first()).toBeInViewport();
      await region.getByRole('link', { name: 'Collaboration' }).click();
      await expect(page).toHaveURL('/stories?category=collaboration');
      await expect(region.getByRole('article').first()).toBeInViewport();
      await expect(region.getByRole('heading', { level: 3 }).last()).toHaveText(/A map of where/);
    });
  });
}

test('choosing a kind on the page moves nothing, and the way back to the page is its beginning', async ({
  page,
}) => {
  await open(page, '/stories');
  const region = page.getByRole('region', { name: 'All Stories' });
  const startup = region.getByRole('link', { name: 'Startup' });
  await startup.scrollIntoViewIfNeeded();
  const before = (await startup.boundingBox())?.y;
  await startup.click();
  await expect(region.getByRole('article')).toHaveCount(2);
  expect((await startup.boundingBox())?.y).toBe(before);
  await open(page, '/stories?category=startup');
  await page.getByRole('banner').getByRole('link', { name: 'Stories' }).click();
  await expect(page).toHaveURL('/stories');
  await expect(page.getByRole('region', { name: 'Featured stories' })).toBeInViewport();
  await expect(region.getByRole('article')).toHaveCount(6);
});

test('a story can be passed on: its link is copied, or shown where copying is not allowed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/stories/the-loom-that-counts');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(`The link to copy: ${page.url()}`)).toBeVisible();
});

test('a story is printed dark on white, without the layout of the site', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/stories/the-loom-that-counts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 24, 56)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Read on' })).toBeHidden();
});

test('a kolam that is still drawing itself is printed whole', async ({ page }) => {
  for (const [path, line] of [
    ['/', '.doorstep .kolam-line'],
    ['/launchpad', '.kolam-played .kolam-line'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await page.waitForTimeout(1500);
    await expect(page.locator(line).first()).not.toHaveCSS('stroke-dasharray', 'none');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(line).first()).toHaveCSS('stroke-dasharray', 'none');
    const dot = page.locator(line).first().locator('xpath=..').locator('circle').last();
    await expect(dot).toHaveCSS('opacity', '1');
  }
});
