import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { expect, open, test } from './fixture.ts';

test.describe.configure({ timeout: 60_000 });

/** The scripts of the page with the contact form, as a release would have them that cannot draw it. */
const broken = `export const clientAction = () => null; export default function About() { throw new TypeError('asha@example.org is not a function'); }`;

async function breakAbout(page: Page, times?: number) {
  await page.route(
    /\/assets\/about-[\w-]+\.js/,
    (route) => route.fulfill({ contentType: 'text/javascript', body: broken }),
    { times },
  );
}

async function reportCount(server: RunningServer): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/saharambh_broken_pages_total\{page="\/about"\} (\d+)/.exec(text)?.[1] ?? 0);
}

test('a page that breaks in the browser reports it and reloads itself before it shows an error', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/asha@example.org is not a function/);
  const before = await reportCount(server);
  await open(page, '/');
  await breakAbout(page, 1);
  await page.evaluate(() =>
    new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent ?? '';
      if (/did not work/.test(title)) sessionStorage.setItem('fault', title);
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A beginning takes more than one.');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => sessionStorage.getItem('fault'))).toBe(null);
  expect(await reportCount(server)).toBe(before + 1);
  const line =
    server
      .said()
      .split('\n')
      .findLast((one) => one.includes('a page broke in a browser')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    page: '/about',
    error: 'TypeError',
    release: expect.stringMatching(/^\w+$/),
  });
  expect(JSON.parse(line).frames[0]).toMatch(/^\/assets\/about-[\w-]+\.js:1:\d+$/);
  expect(server.said()).not.toContain('asha@example.org');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a page that breaks again after its reload shows the error and stays', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/asha@example.org is not a function/);
  const before = await reportCount(server);
  await open(page, '/');
  await breakAbout(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not work', {
    timeout: 30_000,
  });
  await expect.poll(() => reportCount(server)).toBe(before + 2);
  expect(loads).toBe(1);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('a broken page shows the error and does not reload when the server gives no answer', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/asha@example.org is not a function|broken-pages|502/);
  await open(page, '/');
  await breakAbout(page);
  await page.route('**/v1/broken-pages', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  let loads = 0;
  page.on('load', () => loads++);
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not work');
  expect(loads).toBe(0);
});
