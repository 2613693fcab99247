import { expect, test } from './fixture.ts';
import { joinThroughContract, newEmail, openFromEmail, password, signIn } from './member-steps.ts';
import { plainWays } from './walks.ts';

for (const isPlain of plainWays)
  test.describe(isPlain ? 'without scripts' : 'with scripts', () => {
    test.use({ isPlain });

    test('a member takes a stolen account back by the email to the old address', async ({
      page,
      request,
      server,
      expectTrouble,
    }) => {
      expectTrouble(/400|401/);
      const person = { name: 'Vi Ctim', email: newEmail('victim'), role: 'Mentor' };
      await joinThroughContract(request, server, person);
      const changed = await request.patch('/v1/account/email', {
        data: { email: newEmail('thief'), password },
        headers: { 'X-Appwrite-Project': 'saharambh' },
      });
      expect(changed.status()).toBe(200);

      const email = await server.emailTo(person.email, ({ text }) => /restore-email/.test(text ?? ''));
      await openFromEmail(page, email, 'restore-email');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get your account back');
      await page.getByRole('button', { name: 'Bring my account back' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
      await page.getByLabel('Password', { exact: true }).fill('Mine#Again42');
      await page.getByLabel('Confirm password').fill('Mine#Again42');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
      expect(
        (await request.get('/v1/account', { headers: { 'X-Appwrite-Project': 'saharambh' } })).status(),
      ).toBe(401);

      await signIn(page, person.email, 'Mine#Again42');
      await expect(page).toHaveURL(/dashboard|birth-date/);
      await openFromEmail(page, email, 'restore-email');
      await page.getByRole('button', { name: 'Bring my account back' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
    });
  });
