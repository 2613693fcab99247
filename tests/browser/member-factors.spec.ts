import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { connect } from '#db/connect.ts';
import { expect, test } from './fixture.ts';
import {
  follow,
  fromToday,
  joinThroughContract,
  newEmail,
  openFromEmail,
  password,
  sayBirthDate,
  signIn,
} from './member-steps.ts';
import { plainWays } from './walks.ts';

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Adds an app as the page says, and returns its key and the recovery codes. */
async function addApp(page: Page, isPlain: boolean): Promise<{ secret: string; code: string }> {
  await fromToday(page, 'You', /^Settings/);
  await follow(page, 'Second step when you sign in');
  await page.getByLabel('A name for the app').fill('My phone');
  await page.getByLabel('Your password, to confirm that it is you').first().fill(password);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Connect “My phone”' })).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const scan = page.getByRole('status').filter({ hasText: 'Scan this picture with your app' });
  if (!isPlain) await expect(scan).toBeFocused();
  const secret = ((await page.locator('dd').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('The code in the app now').fill('000000');
  await page.getByRole('button', { name: 'Use this app' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await page.getByLabel('The code in the app now').fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Use this app' }).click();
  const added = page
    .getByRole('status')
    .filter({ hasText: 'The app is added. We have emailed you about it.' });
  await expect(added).toBeVisible();
  if (!isPlain) await expect(added).toBeFocused();
  await expect(page.locator('li > code')).toHaveCount(10);
  return { secret, code: (await page.locator('li > code').first().textContent()) ?? '' };
}

for (const isPlain of plainWays)
  test.describe(isPlain ? 'without scripts' : 'with scripts', () => {
    test.use({ isPlain });

    test('a member adds an app, signs in with its code and with a recovery code, and undoes it', async ({
      page,
      request,
      server,
      expectTrouble,
    }) => {
      expectTrouble(/400|401/);
      const person = { name: 'Ti Otp', email: newEmail('factors'), role: 'Mentor' };
      await joinThroughContract(request, server, person);
      await signIn(page, person.email, password);
      await expect(page).toHaveURL(/dashboard|birth-date/);
      const { secret, code: recoveryCode } = await addApp(page, isPlain);
      await page.reload();
      await expect(page.getByText('10 codes are left.')).toBeVisible();
      await expect(page.locator('li > code')).toHaveCount(0);

      await signIn(page, person.email, password);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you');
      const code = page.getByLabel('Code from the app, or recovery code');
      await code.fill('123 456');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('This code is wrong, or you have used it.')).toBeVisible();
      await code.fill(codeOf(secret));
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/dashboard|birth-date/);

      await signIn(page, person.email, password);
      await expect(page).toHaveURL(/\/login\/second/);
      await code.fill(` ${recoveryCode.toLowerCase().replaceAll('-', ' ')} `);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/dashboard|birth-date/);

      const email = await server.emailTo(person.email, ({ text }) => /restore-sign-in/.test(text ?? ''));
      await openFromEmail(page, email, 'restore-sign-in');
      await page.getByRole('button', { name: 'Undo the change' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
      await page.getByLabel('Password', { exact: true }).fill('Mine#Again42');
      await page.getByLabel('Confirm password').fill('Mine#Again42');
      await page.getByRole('button', { name: 'Save the new password' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');
      await signIn(page, person.email, 'Mine#Again42');
      await expect(page).toHaveURL(/dashboard|birth-date/);
    });

    test('a member who has lost everything waits, can be stopped, and comes in after the wait', async ({
      page,
      openWindow,
      request,
      server,
      database,
      expectTrouble,
    }) => {
      expectTrouble(/400|401/);
      const person = { name: 'Lo Ster', email: newEmail('lost'), role: 'Mentor' };
      await joinThroughContract(request, server, person);
      await sayBirthDate(request);
      await signIn(page, person.email, password);
      await expect(page).toHaveURL(/dashboard/);
      await addApp(page, isPlain);

      const elsewhere = await openWindow();
      const used = new Set<string>();
      /** Signs in elsewhere with the password, and proves the mailbox. */
      const prove = async (button: string) => {
        await signIn(elsewhere, person.email, password);
        await follow(elsewhere, 'I have lost all of these');
        await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
          'You have lost your second step',
        );
        await elsewhere.getByRole('button', { name: 'Email me a code' }).click();
        await expect(elsewhere.getByText('We have sent a code to your address.')).toBeVisible();
        const codeIn = ({ text = '' }: { text?: string | undefined }) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
        const isNew = (email: { text?: string | undefined }) =>
          codeIn(email) !== '' && !used.has(codeIn(email));
        const code = codeIn(await server.emailTo(person.email, isNew));
        used.add(code);
        await elsewhere.getByLabel('The code from the email').fill(code);
        await elsewhere.getByRole('button', { name: button }).click();
      };
      await prove('Begin the wait');
      await expect(elsewhere.getByText(/^You wait until/)).toBeVisible();

      await page.goto('/dashboard');
      await expect(
        page.getByRole('heading', { name: 'A person who signed in says that your second step is lost' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Stop this' }).click();
      await expect(page.getByRole('button', { name: 'Stop this' })).toHaveCount(0);

      await prove('Begin the wait');
      await expect(elsewhere.getByText(/^You wait until/)).toBeVisible();
      const { db, close } = connect(database);
      await db.updateTable('factor_losses').set({ ends_at: new Date() }).execute();
      await close();
      await prove('Open my account');
      await expect(elsewhere).toHaveURL(/settings\/sign-in/);
      await expect(elsewhere.getByText('You have no second step.')).toBeVisible();
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/login/);
    });
  });

test.describe('passkeys', () => {
  test('a member adds a passkey, signs in with it alone, and confirms a log-in with it', async ({
    page,
    request,
    server,
    expectTrouble,
  }) => {
    expectTrouble(/400|401/);
    const person = { name: 'Pa Skey', email: newEmail('passkey'), role: 'Mentor' };
    await joinThroughContract(request, server, person);
    await sayBirthDate(request);
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await signIn(page, person.email, password);
    await expect(page).toHaveURL(/dashboard/);
    await fromToday(page, 'You', /^Settings/);
    await follow(page, 'Second step when you sign in');
    await page.getByText('Add a passkey').click();
    await page.getByLabel('A name for the passkey').fill('My laptop');
    const passwords = page.getByLabel('Your password, to confirm that it is you');
    await passwords.last().fill(password);
    await page.getByRole('button', { name: 'Next' }).last().click();
    await expect(page.getByText('The passkey is added. We have emailed you about it.')).toBeVisible();
    await expect(page.locator('li > code')).toHaveCount(10);
    await expect(page.getByText('My laptop', { exact: true })).toBeVisible();

    await page.goto('/login');
    await signIn(page, person.email, password);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/dashboard/);

    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL(/dashboard/);
    await fromToday(page, 'You', /^Settings/);
    await follow(page, 'Second step when you sign in');
    await expect(page.getByText('10 codes are left.')).toBeVisible();

    // A device that does not verify its user opens nothing.
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('The passkey did not work.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });
});
