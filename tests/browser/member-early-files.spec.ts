import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { expect, test } from './fixture.ts';
import { fillAccount, fromToday, join, newEmail, pdf, verifyEmail, zip } from './member-steps.ts';

/** Holds the scripts of pages back until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/entry.client*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const role = 'Industry Professional';
const headers = { 'X-Appwrite-Project': 'saharambh' };

test('a portfolio that was chosen before the scripts arrive is uploaded once the email is verified', ({
  page,
  server,
}) => choosesEarly(page, server, false));

test('a portfolio that is being chosen while the scripts arrive is uploaded as well', ({ page, server }) =>
  choosesEarly(page, server, true));

async function choosesEarly(page: Page, server: RunningServer, isOpenMeanwhile: boolean) {
  const portfolio = zip(2048);
  const letThrough = await holdScripts(page);
  const email = newEmail('early');
  await page.goto('/signup');
  await page.getByLabel('Role').selectOption(role);
  // The very field, as the browser's window for files knows it: it may be closed after the takeover.
  const field = await page.getByLabel('Portfolio').elementHandle();
  if (!isOpenMeanwhile) await field?.setInputFiles(portfolio);
  letThrough();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  if (isOpenMeanwhile) await field?.setInputFiles(portfolio);
  await expect(page.getByText('portfolio.zip')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await verifyEmail(page, server, email);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
}

test('a form that leaves before the scripts arrive says which file has to be chosen again', async ({
  page,
}) => {
  const portfolio = zip(2048);
  const letThrough = await holdScripts(page);
  await page.goto('/signup');
  await page.getByLabel('Role').selectOption(role);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(newEmail('left'));
  await page.getByLabel('Portfolio').setInputFiles(portfolio);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  letThrough();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.getByText('Please choose portfolio.zip again')).toBeAttached();
});

test('a file field that the browser itself sends keeps what was chosen before the scripts arrive', async ({
  page,
  server,
}) => {
  await join(page, server, { name: 'Early Letter', email: newEmail('letter'), role: 'Student' });
  await fromToday(page, 'You', /^Verification/, /^Student/);
  const letThrough = await holdScripts(page);
  await page.reload();
  const form = page.locator('form#document');
  const field = form.locator('input[type=file]');
  await field.setInputFiles(pdf);
  letThrough();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(await field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(pdf.name);
  await form.getByRole('button', { name: 'Send it' }).click();
  await expect(field).toBeHidden();
});

test('a portfolio chosen with quick presses as soon as the page comes goes along with the sign-up', async ({
  page,
  server,
}) => {
  test.slow();
  const arriving = page.goto('/signup');
  await page.getByLabel('Role').selectOption(role);
  await page.getByLabel('Portfolio').setInputFiles(zip(2048));
  await arriving;
  const email = newEmail('quick');
  await fillAccount(page, { name: 'Quick Press', email, role });
  await verifyEmail(page, server, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  const { request } = page.context();
  const profiles = await request.get('/v1/databases/main/collections/profiles/documents', { headers });
  expect((await profiles.json()).documents[0].portfolioId).toBeTruthy();
});
