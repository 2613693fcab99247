import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { joinThroughContract, newEmail, password } from './member-steps.ts';

/** Opens a page whose scripts stay away until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/entry.client*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    letThrough();
    await expect(page.locator('html[data-ready]')).toBeAttached();
  };
}

test('buttons pressed before the scripts are there answer as soon as they are, each once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const bringScripts = await openWithoutScripts(page, '/stories');
  const dots = page
    .getByRole('region', { name: 'Featured stories' })
    .getByRole('list')
    .nth(1)
    .getByRole('link');
  await page.getByRole('button', { name: 'Use the dark theme' }).dblclick();
  await page.getByRole('button', { name: 'Next story' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await bringScripts();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a button pressed in the midst of the takeover answers once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    // React has marked the page as its own, and has not gone over it yet.
    const { port1, port2 } = new MessageChannel();
    let turns = 0;
    port1.onmessage = () => {
      const isBegun = Object.keys(document).some((key) => key.startsWith('__reactContainer'));
      if (isBegun) turns++;
      if (turns < 4) return port2.postMessage(null);
      const button = document.querySelector('[aria-label="Use the dark theme"], .icon-button');
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    };
    port2.postMessage(null);
  });
  await page.goto('/');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a menu opened before the scripts are there stays open when they come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const bringScripts = await openWithoutScripts(page, '/');
  const button = page.getByRole('banner').getByRole('button', { name: /menu/ });
  await button.click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await bringScripts();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#site-menu')).toBeVisible();
});

test('a story chosen before the scripts are there is the one that can be reached', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, '/stories');
  const carousel = page.getByRole('region', { name: 'Featured stories' });
  const dots = carousel.getByRole('list').nth(1).getByRole('link');
  await dots.nth(2).click();
  await bringScripts();
  await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(carousel.getByRole('heading', { name: /One payment app/ })).toBeInViewport();
});

test('a message begun before the scripts are there is sent whole', async ({ page, server }) => {
  const bringScripts = await openWithoutScripts(page, '/about');
  await page.getByLabel('Full Name').fill('Asha Kulkarni');
  await page.getByLabel('Subject').fill('Begun early');
  await page.getByLabel('Message').fill('Written on a slow line.');
  await bringScripts();
  await page.getByLabel('Email').fill('asha.early@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message is on its way')).toBeVisible();
  const message = await server.emailTo('hello@saharambh.example', ({ subject }) =>
    /Begun early/.test(subject ?? ''),
  );
  expect(message.text).toContain('Written on a slow line.');
});

test('who signs in before the scripts are there is signed in without them', async ({
  page,
  request,
  server,
}) => {
  const email = newEmail('early');
  await joinThroughContract(request, server, { name: 'Asha Kulkarni', email, role: 'Mentor' });
  await openWithoutScripts(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a new password typed before the scripts are there is kept', async ({ page }) => {
  const bringScripts = await openWithoutScripts(page, '/reset-password?userId=a&secret=b');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('neel-genda-42');
  await bringScripts();
  await page.getByLabel('Confirm password', { exact: true }).fill('neel-genda-42');
  await expect(page.getByText('Passwords match')).toBeVisible();
  await expect(field).toHaveValue('neel-genda-42');
});

test('on a page to be read no script is fetched before there is anything to read', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  const font = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font');
  let askedBefore: string[] = [];
  await page.route('**/*.css', async (route) => {
    await font;
    askedBefore = [...asked];
    await route.continue();
  });
  await page.goto('/stories');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(askedBefore).toContain('font');
  expect(askedBefore).not.toContain('script');
  expect(asked).toContain('script');
});
