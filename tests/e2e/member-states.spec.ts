import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { photo } from '../sample-photos.ts';
import { expect, test } from './fixture.ts';
import { newEmail, signUp } from './member-steps.ts';

type Theme = 'light' | 'dark';

/** The themes differ in their colours alone, so the dark one is measured for contrast only. */
async function isFlawless(page: Page, theme: Theme, state: string) {
  // Colours are measured as they stay, not while something fades in.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
  // There are no frames, so the mode that opens another page to look into them only costs time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (theme === 'dark') axe.withRules(['color-contrast']);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect.soft(found, `axe: ${state}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `no sideways scrolling: ${state}`).toBeLessThanOrEqual(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a small phone, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });

    test('every state of joining is accessible and fits', async ({ page }) => {
      await page.goto('/signup');
      await page.getByLabel('Role').selectOption('Student');
      await page.getByLabel('Education level').selectOption('Postgraduate');
      await page.getByLabel('Degree or class').selectOption('M.Tech');
      await page.getByLabel('Location').selectOption('Other');
      await page.getByLabel('Password', { exact: true }).fill('Rangoli');
      await page.getByLabel('Confirm password').fill('Other');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await isFlawless(page, colorScheme, 'sign-up of a student with faults');
      await page.getByLabel('Role').selectOption('Investor');
      await page.getByLabel('Password', { exact: true }).fill('iloveyou');
      await expect(page.getByText('This password is on lists of leaked ones.')).toBeVisible();
      await isFlawless(page, colorScheme, 'sign-up of an investor');
      await page.getByRole('button', { name: 'Read the Terms of Service' }).click();
      await isFlawless(page, colorScheme, 'terms');
      await page.keyboard.press('Escape');
      await page.getByLabel('Email').fill(newEmail('axe'));
      await page.getByRole('button', { name: 'Send OTP' }).click();
      await expect(page.getByLabel('Six-digit code')).toBeFocused();
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await isFlawless(page, colorScheme, 'code dialog with a fault');
    });

    test('every state of coming back is accessible and fits', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await isFlawless(page, colorScheme, 'login with a fault');
      await page.getByRole('button', { name: 'Email me a code instead' }).click();
      await isFlawless(page, colorScheme, 'login by code');
      await page.goto('/forgot-password');
      await isFlawless(page, colorScheme, 'forgot password');
      await page.goto('/reset-password?userId=a&secret=b');
      await isFlawless(page, colorScheme, 'reset password');
      await page.goto('/verify-email');
      await isFlawless(page, colorScheme, 'verify e-mail without a link');
    });

    test('the dashboard is accessible and fits, with a long name too', async ({ page, server }) => {
      const name = 'श्रीनिवास वेंकटरामनराजूगारू Venkatanarasimharajuvaripetawala';
      await signUp(page, server, { name, email: newEmail('axe'), role: 'Student' });
      await expect(page.getByText('This device')).toBeVisible();
      await isFlawless(page, colorScheme, 'dashboard');
      await page.getByRole('button', { name: 'Add photo' }).click();
      await isFlawless(page, colorScheme, 'dialog for a photo');
      const buffer = await photo('jpeg', 300, 900);
      await page
        .getByLabel('Choose a photo')
        .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('slider', { name: 'Up or down' })).toBeEnabled();
      await isFlawless(page, colorScheme, 'dialog while a photo is cropped');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await page.getByText('Change password').click();
      await page.getByText('Delete my account', { exact: true }).click();
      await page.getByRole('button', { name: 'Confirm with a code from my mail instead' }).click();
      await isFlawless(page, colorScheme, 'dashboard while editing');
    });
  });
}
