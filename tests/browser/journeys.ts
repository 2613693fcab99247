import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { fillAccount, fillStudies, newEmail, pdf, signIn, verifyEmail, zip } from './member-steps.ts';

/** Home, sign-up as a student with a résumé, dashboard, logout, login, reload, a restart of the server. */
export async function studentJourney({
  page,
  server,
  expectTrouble,
  restarts = true,
}: {
  page: Page;
  server: RunningServer;
  expectTrouble: (pattern: RegExp) => void;
  restarts?: boolean;
}) {
  // The dashboard's realtime connection reports that the server is away, and a live update of the sign-in may come just
  // before.
  expectTrouble(/WebSocket|realtime/);
  expectTrouble(/dashboard\.data\S* net::ERR_CONNECTION_REFUSED|ERR_CONNECTION_REFUSED \(\S+dashboard\.data/);
  const email = newEmail('asha');
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Your Account');

  await fillAccount(page, { name: 'Asha Kulkarni', email, role: 'Student' });
  await expect(page.getByLabel('Degree or class')).toBeDisabled();
  await fillStudies(page);
  await page.getByLabel('Resume').setInputFiles(pdf);
  await verifyEmail(page, server, email);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Welcome to Saharambh, Asha Kulkarni! Your account is ready.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha Kulkarni!');
  const card = page.getByRole('definition');
  await expect(card).toHaveText([
    'Asha Kulkarni',
    email,
    '+919812345678',
    'Nagpur',
    'Student',
    'Undergraduate',
    'B.Tech',
    'Civil',
    'VNIT Nagpur',
  ]);

  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');

  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha Kulkarni!');
  if (!restarts) return;
  // Requests that the page still sends would fail while the server restarts.
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await server.restart();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha Kulkarni!');
}

/** Sign-up as an entrepreneur with a portfolio that goes up in chunks, to the dashboard. */
export async function entrepreneurJourney({ page, server }: { page: Page; server: RunningServer }) {
  const email = newEmail('kwame');
  await page.goto('/signup');
  await fillAccount(page, { name: 'Kwame Mensah', email, role: 'Entrepreneur' });
  await expect(page.getByRole('group', { name: 'Date of birth' })).toBeHidden();
  await page.getByLabel('Location').selectOption('Other');
  await page.getByLabel('City, State, Country').fill('Accra, Greater Accra, Ghana');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+233 20 123 4567');
  await page.getByRole('textbox', { name: 'Phone' }).blur();
  await expect(page.getByLabel('Country code')).toHaveValue('GH');
  await page.getByLabel('Company URL').fill('mensah.example');
  await verifyEmail(page, server, email);
  await page.getByLabel('Portfolio').setInputFiles(zip(6 * 1024 * 1024));
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page).toHaveURL('/dashboard');
  const card = page.getByRole('definition');
  await expect(card).toHaveText([
    'Kwame Mensah',
    email,
    '+233201234567',
    'Accra, Greater Accra, Ghana',
    'Entrepreneur',
  ]);
}
