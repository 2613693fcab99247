import { expect, open, test } from './fixture.ts';
import { entrepreneurJourney, studentJourney } from './journeys.ts';
import {
  codeMailedTo,
  fillAccount,
  fillStudies,
  newEmail,
  password,
  pdf,
  verifyEmail,
} from './member-steps.ts';

test.describe(() => {
  // A restart of the server, or a large file: more than the rest needs on a busy machine.
  test.slow();
  test('a student joins with a resume, leaves, comes back and stays signed in', ({
    page,
    server,
    expectTrouble,
  }) => studentJourney({ page, server, expectTrouble }));
  test('an entrepreneur joins with a large portfolio that goes up in chunks', entrepreneurJourney);
});

test('a reload in the middle loses nothing but passwords', async ({ page, server }) => {
  const email = newEmail('reload');
  await open(page, '/signup');
  await fillAccount(page, { name: 'Rea Load', email, role: 'Student' });
  await fillStudies(page);
  await verifyEmail(page, server, email);
  await page.getByLabel('Resume').setInputFiles(pdf);
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await page.reload();

  await expect(page.getByText('Email verified')).toBeVisible();
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await expect(page.getByLabel('Field of study')).toHaveValue('Civil');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain(password);

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a wrong code is refused and the right one still works', async ({ page, server, expectTrouble }) => {
  expectTrouble(/401/);
  const email = newEmail('wrong');
  await open(page, '/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await codeMailedTo(server, email);
  const input = page.getByLabel('Six-digit code');
  await input.fill(code === '000000' ? '111111' : '000000');
  await expect(page.getByRole('alert')).toContainText('Invalid OTP: This is not the right code');
  await expect(input).toBeFocused();
  // The reason stays, whatever is pressed meanwhile.
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid OTP: This is not the right code');
  // A code pasted together with its surroundings counts as the code.
  await input.fill(`Your code: ${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.getByText('Email verified')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
});

test('the dialog can be left, and is offered again without a second mail', async ({ page, server }) => {
  const email = newEmail('cancel');
  await open(page, '/signup');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  const code = await codeMailedTo(server, email);
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeFocused();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByLabel('Six-digit code').fill(code);
  await expect(page.getByRole('status').filter({ hasText: 'Email verified' })).toBeFocused();
});

test('a code for an unknown address leads into sign-up, where a double click makes one account', async ({
  page,
  server,
}) => {
  const email = newEmail('unknown');
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, email));
  await expect(page).toHaveURL('/signup');
  await expect(page.getByText('Email verified')).toBeVisible();
  await fillAccount(page, { name: 'Un Known', email, role: 'Mentor' });
  let submits = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/signup.data')) submits++;
  });
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL('/dashboard');
  expect(submits).toBe(1);
});

test('two sign-ups in two tabs do not take each other’s proof', async ({ page, server }) => {
  const [first, second] = [newEmail('tab-one'), newEmail('tab-two')];
  const other = await page.context().newPage();
  await open(page, '/signup');
  await fillAccount(page, { name: 'Ta Bs', email: first, role: 'Mentor' });
  await verifyEmail(page, server, first);
  await open(other, '/signup');
  await other.getByLabel('Email').fill(second);
  await verifyEmail(other, server, second);
  await page.bringToFront();
  await page.reload();
  await expect(page.getByText('Email verified')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
});
