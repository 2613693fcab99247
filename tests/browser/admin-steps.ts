import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { administrators } from './administrators.ts';
import { expect, open } from './fixture.ts';
import { codeMailedTo, follow, fromToday, password } from './member-steps.ts';

let entered = 0;
let visitors = 0;

const headers = { 'X-Appwrite-Project': 'saharambh' };

/** The address of an administrator, each in their turn. */
function administratorAddress(): string {
  return administrators[entered++ % administrators.length] ?? '';
}

/** Signs an administrator in by code, since administrators of a new database have no password. Returns their address. */
export async function enterAsAdministrator(page: Page, server: RunningServer): Promise<string> {
  await comesFromElsewhere(page);
  const email = administratorAddress();
  const { request } = page.context();
  const token = await request.post('/v1/account/tokens/email', {
    data: { userId: 'unique()', email },
    headers,
  });
  expect(token.status()).toBe(201);
  const { userId } = await token.json();
  const data = { userId, secret: await codeMailedTo(server, email) };
  expect((await request.post('/v1/account/sessions/token', { data, headers })).status()).toBe(201);
  await request.patch('/v1/account/name', { data: { name: 'Chief Sample' }, headers });
  const same = { password, oldPassword: password };
  expect((await request.patch('/v1/account/password', { data: same, headers })).status()).toBe(200);
  return email;
}

/** Goes from Today to the desk, which phones show under You, and then follows these links. */
export async function goToDesk(page: Page, ...links: (string | RegExp)[]): Promise<void> {
  await fromToday(page, 'You', /^Admin/, ...links);
}

/** Looks for accounts, from any page of the desk. */
export async function searchAccounts(page: Page, words: string): Promise<void> {
  await follow(page, 'Accounts');
  await page.getByLabel('Search accounts').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\?search=./);
}

/** By the button of the page, or by that of You where there is none. */
export async function logOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Logout' }).filter({ visible: true });
  if ((await button.count()) === 0) await follow(page, 'You');
  await button.first().click();
}

/** An address of its own in the network, so that what others have sent is not counted against this one. */
export async function comesFromElsewhere(page: Page) {
  visitors++;
  await page
    .context()
    .setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` });
}

export async function writeToUs(
  page: Page,
  written: { name: string; email: string; subject: string; message: string },
) {
  await comesFromElsewhere(page);
  await open(page, '/');
  await follow(page, 'About Us');
  await page.getByLabel('Full Name').fill(written.name);
  await page.getByLabel('Email').fill(written.email);
  await page.getByLabel('Subject').fill(written.subject);
  await page.getByLabel('Message').fill(written.message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message is on its way')).toBeVisible();
}
