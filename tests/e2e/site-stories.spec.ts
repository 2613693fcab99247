import { expect, open, test } from './fixture.ts';

const titles = [
  'A library on three wheels',
  'Keeping strawberries cold without a truck',
  'One payment app, two cities, and nobody had met',
];

test('the carousel goes round in both directions, jumps, and follows keys', async ({ page }) => {
  await open(page, '/stories');
  const carousel = page.getByRole('region', { name: 'Featured stories' });
  const shows = (place: number) =>
    expect(carousel.getByRole('heading', { name: titles[place] })).toBeInViewport({ ratio: 0.9 });
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

test('a story opens, is told to the end and leads on', async ({ page }) => {
  await open(page, '/stories');
  await page
    .getByRole('region', { name: 'All Stories' })
    .getByRole('link', { name: 'The loom that counts' })
    .click();
  await expect(page).toHaveURL('/stories/the-loom-that-counts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The loom that counts');
  await expect(page.getByRole('heading', { name: 'A company, by accident' })).toBeVisible();
  await expect(page.getByText('A sample story')).toBeVisible();
  await page.getByRole('region', { name: 'Read on' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The loom that counts');
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

test('a story is printed dark on white, without the frame of the site', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/stories/the-loom-that-counts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 24, 56)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a story that is not there is said to be missing', async ({ page, expectTrouble }) => {
  expectTrouble(/404/);
  const answer = await page.goto('/stories/never-told');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'See all stories' }).click();
  await expect(page).toHaveURL('/stories');
});
