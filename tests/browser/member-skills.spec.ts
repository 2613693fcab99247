import { expect, test } from './fixture.ts';
import { fromToday, join, newEmail, sayBirthDate } from './member-steps.ts';
import { plainWays } from './walks.ts';

for (const isPlain of plainWays) {
  test.describe(isPlain ? 'without scripts' : 'with scripts', () => {
    test.use({ isPlain });

    test('a member says what they can do, and it stands on their card', async ({ page, server }) => {
      await join(page, server, { name: 'Ski Lled', email: newEmail('skills'), role: 'Entrepreneur' });
      await sayBirthDate(page.context().request);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Two questions, if you like' }).click();
      await page.getByLabel('What can you do?').fill('js, Beekeeping, जावास्क्रिप्ट कला, JavaScript');
      await page.getByLabel('Hours a week').fill('60');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toContainText('Hours a week go from 1 to 48.');
      await expect(page.getByLabel('What can you do?')).toHaveValue(/Beekeeping/);
      await page.getByLabel('Hours a week').fill('१२');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL('/you');
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
      await page.getByRole('link', { name: 'Today' }).first().click();
      const said = page.getByRole('definition');
      await expect(said.filter({ hasText: 'JavaScript, Beekeeping, जावास्क्रिप्ट कला' })).toBeVisible();
      await expect(said.filter({ hasText: '12 hours a week' })).toBeVisible();
    });
  });
}

test.describe(() => {
  test.use({ isPlain: true });

  test('a mentor is asked for topics and evenings', async ({ page, server }) => {
    await join(page, server, { name: 'Men Tor', email: newEmail('mentor'), role: 'Mentor' });
    await sayBirthDate(page.context().request);
    await fromToday(page, 'You', /^Skills/);
    await page.getByLabel('Which topics do you help with?').fill('Negotiation');
    await page.getByLabel('Evenings a week').fill('8');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Evenings a week go from 1 to 7.');
    await page.getByLabel('Evenings a week').fill('1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/you');
    await page.getByRole('link', { name: 'Today' }).first().click();
    await expect(page.getByRole('definition').filter({ hasText: '1 evening a week' })).toBeVisible();
  });
});
