import { readFile } from 'node:fs/promises';
import { expect, test } from './fixture.ts';
import { enterThroughContract, follow, fromToday, join, newEmail, password, pdf } from './member-steps.ts';

test('a member subscribes to news, exports their data, deletes the account and takes that back', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/401|ERR_|realtime|WebSocket/);
  const email = newEmail('leaver');
  await join(page, server, { name: 'Lea Ver', email, role: 'Student' });
  await fromToday(page, 'You', /^Edit profile/);
  await page.getByLabel('Resume').setInputFiles(pdf);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  await follow(page, /^Settings/);
  const liveUpdate = page.getByLabel('News about projects and programs');
  await expect(liveUpdate).not.toBeChecked();
  // Without a line nothing is saved, and the box shows that too.
  await page.context().setOffline(true);
  await liveUpdate.click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Saharambh.');
  await expect(liveUpdate).not.toBeChecked();
  await page.context().setOffline(false);
  await liveUpdate.check();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(liveUpdate).toBeChecked();

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('saharambh-my-data.zip');
  const archive = await readFile(await download.path(), 'latin1');
  for (const part of ['PK\x03\x04', 'accounts.json', 'profiles.json', 'resume.pdf', '%PDF-1.4', email])
    expect(archive).toContain(part);
  expect(archive).not.toContain(password);

  await page.getByText('Delete my account', { exact: true }).click();
  await page.getByLabel('Your password, to confirm', { exact: true }).fill('Not#The1Password');
  await page.getByRole('button', { name: 'Delete my account in 30 days' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not your current password');
  await page.getByLabel('Your password, to confirm', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account in 30 days' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  const message = await server.emailTo(email, ({ subject }) => /will be deleted/.test(subject ?? ''));
  expect(message.text).toContain('Until then you can sign in and keep it.');

  await page.reload();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeHidden();
  await follow(page, 'You', /^Settings/);
  await expect(page.getByText('Delete my account', { exact: true })).toBeVisible();
});

test('a member without a password deletes the account with a mailed code', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  const email = newEmail('guest');
  await enterThroughContract(page, server, email);
  await follow(page, 'You', /^Settings/);
  await expect(page.getByText('Choose a password', { exact: true })).toBeVisible();
  await page.getByText('Delete my account', { exact: true }).click();
  await expect(page.getByText(`You confirm with a code that we send to ${email}.`)).toBeVisible();
  await expect(page.getByLabel('Your password, to confirm')).toBeHidden();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter the code to delete your account' });
  const message = await server.emailTo(email, ({ text }) => /You have asked for a code/.test(text ?? ''));
  const code = /^ {4}(\d{6})$/m.exec(message.text ?? '')?.[1] ?? '';
  await dialog.getByLabel('Six-digit code').fill(code === '000000' ? '111111' : '000000');
  await expect(dialog.getByRole('alert')).toContainText('Invalid OTP');
  await dialog.getByLabel('Six-digit code').fill(code);
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
