import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';
import { joinThroughContract, newEmail } from './member-steps.ts';

test('the header changes beyond 10 pixels, and once more beyond 35', async ({ page }) => {
  await open(page, '/');
  const header = page.locator('header.site-header');
  const at = async (y: number, state: string) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect(header).toHaveAttribute('data-scroll', state);
  };
  await at(10, 'top');
  await at(11, 'scrolled');
  await at(35, 'scrolled');
  const before = await header.boundingBox();
  await at(36, 'condensed');
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThan(before?.height ?? 0);
  await at(0, 'top');
});

test('a followed link brings the top of the new page, its title and focus on its heading', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle('About | Saharambh');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('body > [aria-live=polite]')).toHaveText('About | Saharambh');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
});

test('a followed link shows a sign of life within 400 ms while its page is on the way', async ({ page }) => {
  await open(page, '/about');
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/stories.data*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click();
  const sign = page.locator('.under-way[data-shown]');
  await expect(sign).toBeAttached();
  // Sets the animation's own time, so that a busy machine changes nothing.
  const width = await sign.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = 400;
    return new DOMMatrix(getComputedStyle(element, '::before').transform).a;
  });
  expect(width).toBeGreaterThan(0.05);
  letThrough();
  await expect(page).toHaveURL('/stories');
  await expect(sign).not.toBeAttached();
});

/** Every scroll position of the window until it stood still again; the scrolling may begin late. */
const scrolledThrough = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen = [scrollY];
        let still = 0;
        requestAnimationFrame(function look() {
          still = seen.at(-1) === scrollY ? still + 1 : 0;
          seen.push(scrollY);
          const mostFrames = seen.at(-1) === seen[0] ? 600 : 40;
          if (still > mostFrames) resolve([...new Set(seen)]);
          else requestAnimationFrame(look);
        });
      }),
  );

test('the first link after a page has loaded glides to the top, as every other one', async ({ page }) => {
  for (const [start, name, end] of [
    ['/', 'About Us', '/about'],
    ['/collaboration', 'Launchpad', '/launchpad'],
  ] as const) {
    await open(page, start);
    for (const link of [name, 'Collaboration']) {
      await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
      const positions = scrolledThrough(page);
      await page.getByRole('contentinfo').getByRole('link', { name: link }).dispatchEvent('click');
      const seen = await positions;
      expect(seen.at(-1), `${start} to ${link}`).toBe(0);
      expect(seen.length, `${start} to ${link}: ${seen}`).toBeGreaterThan(8);
      if (link === name) await expect(page).toHaveURL(end);
    }
  }
});

test('going back is no glide, and where less motion is wanted nothing is', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const back = scrolledThrough(page);
  await page.goBack();
  expect((await back).length).toBeLessThan(5);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.evaluate(() => window.scrollTo(0, 1500));
  const positions = scrolledThrough(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).dispatchEvent('click');
  expect((await positions).length).toBeLessThan(5);
});

test('a link to the page one is on leads back to its top', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await page.getByRole('banner').getByRole('link', { name: 'Saharambh' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the first stop of the keyboard leads past the menu', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
});

test('the chosen theme stays, on other pages and after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const rooms = page.locator('[aria-labelledby=rooms] img:visible');
  await expect(rooms).toHaveCount(2);
  for (const room of await rooms.all()) await expect(room).toHaveAttribute('src', /-dark/);
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(245, 239, 224)');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 24, 56)');
});

test('a member opens a menu by the name, reaches the dashboard and logs out from it', async ({
  page,
  server,
}) => {
  const person = {
    name: 'Venkatanarasimharajuvaripeta Subramaniam',
    email: newEmail('shell'),
    role: 'Mentor',
  };
  await joinThroughContract(page.request, server, person);
  await open(page, '/dashboard');
  await page
    .getByRole('link', { name: 'To the public pages' })
    .or(page.getByRole('link', { name: 'Saharambh' }))
    .first()
    .click();
  await expect(page).toHaveURL('/');
  const banner = page.getByRole('banner');
  const name = banner.getByRole('button', { name: person.name });
  await expect(banner.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  await name.click();
  const menu = page.locator('#account-menu');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await name.press('ArrowDown');
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Logout' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await open(page, '/about');
  await name.press('ArrowDown');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await name.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are logged out on all your devices.')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the menu opens, is walked with arrows, and closes on Escape with focus back', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/ });
    const menu = page.locator('#site-menu');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Launchpad' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  });

  test('a followed entry closes the menu, and so does a press outside it', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: /menu/ });
    const menu = page.locator('#site-menu');
    await button.click();
    await menu.getByRole('link', { name: 'Stories' }).click();
    await expect(page).toHaveURL('/stories');
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(180, 780);
    await expect(menu).toBeHidden();
  });
});
