import { readFile } from 'node:fs/promises';
import { expect, test } from './fixture.ts';
import { codeMailedTo, join, newEmail, password } from './member-steps.ts';

test.use({ javaScriptEnabled: false });

const headers = { 'X-Appwrite-Project': 'saharambh' };
const linkIn = (text = '') => /https?:\/\/\S+/.exec(text.replaceAll('&amp;', '&'))?.[0] ?? '';

test('without scripts each form of the settings is sent once', async ({ page, server, playwright }) => {
  const [before, after] = [newEmail('before'), newEmail('after')];
  await join(page, server, { name: 'Plain Settings', email: before, role: 'Mentor' });
  const phone = await playwright.request.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36' },
  });
  const again = { email: before, password };
  expect((await phone.post('/v1/account/sessions/email', { headers, data: again })).status()).toBe(201);

  await page.goto('/birth-date');
  await page.getByLabel('Day').fill('31');
  await page.getByLabel('Month').fill('2');
  await page.getByLabel('Year').fill('1980');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Day').fill('1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/settings');
  await page.getByRole('button', { name: /End session: / }).click();
  await expect(page.getByRole('button', { name: /End session: / })).toHaveCount(0);
  await phone.dispose();

  await page.getByText('Change email').click();
  await page.getByLabel('New email', { exact: true }).fill(after);
  await page.getByLabel('Your password, to confirm the new email').fill(password);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, after));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(`Your email is ${after} now.`)).toBeVisible();

  await page.getByText('Change password').click();
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('Password', { exact: true }).fill('A#New1Password');
  await page.getByLabel('Confirm password').fill('A#New1Password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible();

  await page.getByLabel('News about projects and programs').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('News about projects and programs')).toBeChecked();

  await page.getByRole('link', { name: 'Choose what we email you, and when' }).click();
  const teams = page.getByRole('group', { name: 'Your teams' });
  await teams.getByLabel('Never').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(teams.getByLabel('Never')).toBeChecked();

  await page.goto('/settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect(await readFile(await (await coming).path(), 'latin1')).toContain('accounts.json');
  await page.getByText('Delete my account', { exact: true }).click();
  await page.getByLabel('Your password, to confirm', { exact: true }).fill('A#New1Password');
  await page.getByRole('button', { name: 'Delete my account in 30 days' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeHidden();

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/settings');
  await expect(page).toHaveURL('/login?next=%2Fsettings');
});

test('without scripts an address is proven by its link, and one comes in with a code', async ({
  page,
  request,
  server,
}) => {
  const email = newEmail('proves');
  const account = { userId: 'unique()', email, password, name: 'Pro Ves' };
  expect((await request.post('/v1/account', { headers, data: account })).status()).toBe(201);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/verify-email?userId=nobody&secret=nothing');
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  const message = await server.emailTo(email, ({ text }) => /verify-email/.test(text ?? ''));
  await page.goto(linkIn(message.text));
  await page.getByRole('button', { name: 'Verify my email' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  await page.context().clearCookies();

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});
