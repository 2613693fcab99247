import { photo } from '#tests/avatars/sample-photos.ts';
import { expectNarrow } from './agreement-steps.ts';
import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { fromToday, newEmail, signUp } from './member-steps.ts';

// Each of these looks at states that scripts alone make, twice.
test.describe.configure({ timeout: 90_000 });

test('every state of joining is accessible and fits', async ({ page }) => {
  await open(page, '/signup');
  await page.getByLabel('Role').selectOption('Student');
  await page.getByLabel('Education level').selectOption('Postgraduate');
  await page.getByLabel('Degree or class').selectOption('M.Tech');
  await page.getByLabel('Location').selectOption('Other');
  await page.getByLabel('Password', { exact: true }).fill('Rangoli');
  await page.getByLabel('Confirm password').fill('Other');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectFlawless(page, 'sign-up of a student with faults');
  await page.getByLabel('Email').fill(newEmail('axe'));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expectFlawless(page, 'code dialog with a fault');
});

test('every state of coming back is accessible and fits', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectFlawless(page, 'login with a fault');
});

test('the dashboard is accessible and fits, with a long name too', async ({ page, server }) => {
  const name = 'श्रीनिवास वेंकटरामनराजूगारू Venkatanarasimharajuvaripetawala';
  await signUp(page, server, { name, email: newEmail('axe'), role: 'Student' });
  await expectNarrow(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.work-bar', '.work-tabs', '.work-foot', 'main button'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await fromToday(page, 'You');
  await expect(page.locator('#files')).toBeHidden();
  await page.getByRole('button', { name: 'Add photo' }).click();
  const buffer = await photo('jpeg', 300, 900);
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('slider', { name: 'Up or down' })).toBeEnabled();
  await expectFlawless(page, 'dialog while a photo is cropped');
  await page.keyboard.press('Escape');
  await fromToday(page, 'You', /^Settings/);
  await page.getByText('Change email').click();
  await page.getByText('Change password').click();
  await page.getByText('Delete my account', { exact: true }).click();
  await expectFlawless(page, 'settings');
});
