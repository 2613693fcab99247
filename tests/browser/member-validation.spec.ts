import { expect, open, test } from './fixture.ts';
import {
  fillAccount,
  fillBirthDate,
  fillStudies,
  newEmail,
  onDisk,
  pdf,
  signIn,
  verifyEmail,
} from './member-steps.ts';

test('the sign-up form shows its field errors one at a time, in the order of the rules', async ({
  page,
  server,
}) => {
  const email = newEmail('faults');
  await open(page, '/signup');
  const submit = page.getByRole('button', { name: 'Create Account' });
  const refused = async (message: string, field: string) => {
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByLabel(field, { exact: true })).toBeFocused();
  };

  await refused('Please fill in all required fields.', 'Role');
  await expect(page.getByText('Choose the role you join as.')).toBeVisible();
  await page.getByLabel('Role').selectOption('Student');
  await expect(page.getByRole('alert')).toBeHidden();
  await refused('Please fill in all required fields.', 'Full name');
  await fillAccount(page, { name: 'Fau Lts', email, role: 'Student' });
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('I agree to the Terms & Privacy Policy').uncheck();
  await refused('Please verify your email to complete the signup process', 'Email');
  await verifyEmail(page, server, email);
  await refused('Please fill in all student-specific fields.', 'Day');
  await fillStudies(page);
  await page.getByLabel('Degree or class').selectOption('B.E');
  await refused('Please select your field of study.', 'Field of study');
  await page.getByLabel('Field of study').selectOption('Chemical');
  await refused('Password must be at least 8 characters.', 'Password');
  const leaked = page.getByText('This password is on lists of leaked ones. Choose another if you can.');
  await page.getByLabel('Password', { exact: true }).fill('Iloveyou');
  await expect(leaked).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await expect(leaked).toBeHidden();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await refused('Passwords do not match.', 'Confirm password');
  await page.getByLabel('Confirm password').fill('long enough');
  await expect(page.getByText('Passwords match', { exact: true })).toBeVisible();
  await refused('You must agree to the Terms & Privacy Policy.', 'I agree to the Terms & Privacy Policy');
  await page.getByLabel('I agree to the Terms & Privacy Policy').check();
  await page.getByRole('textbox', { name: 'Phone' }).fill('12');
  await refused('Please enter a valid phone number with its country code.', 'Phone');
  await page.getByRole('textbox', { name: 'Phone' }).fill('98123 45678');
  await fillBirthDate(page, '1', '1', '2999');
  await refused('Your date of birth cannot be in the future.', 'Day');
  await expect(page.getByText('Check the day, the month and the year.')).toBeVisible();
});

test('an address that is none gets no code', async ({ page }) => {
  await open(page, '/signup');
  const send = page.getByRole('button', { name: 'Send OTP' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill('asha@example');
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');
});

test('a code that cannot be sent says so', async ({ page, expectTrouble }) => {
  expectTrouble(/signup\.data/);
  await open(page, '/signup');
  await page.getByLabel('Email').fill(newEmail('unsent'));
  await page.route('**/signup.data', (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send OTP. Please try again.');
});

test('another e-mail than the proven one has to be proven again', async ({ page, server }) => {
  const email = newEmail('proven');
  await open(page, '/signup');
  await page.getByLabel('Email').fill(email);
  await verifyEmail(page, server, email);
  await page.getByLabel('Email').fill(`other.${email}`);
  await expect(page.getByText('Email verified')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
});

test('files of the wrong kind, empty or too large are refused before they are sent', async ({ page }) => {
  await open(page, '/signup');
  await page.getByLabel('Role').selectOption('Student');
  const resume = page.getByLabel('Resume');
  await resume.setInputFiles({ ...pdf, name: 'resume.exe' });
  await expect(
    page.getByText('Please choose a file of one of these kinds: .pdf, .doc, .docx.'),
  ).toBeVisible();
  await resume.setInputFiles({ ...pdf, buffer: Buffer.alloc(0) });
  await expect(page.getByText('This file is empty. Please choose another one.')).toBeVisible();
  await resume.setInputFiles(onDisk('resume.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(page.getByText('Please choose a file of at most 10 MB.')).toBeVisible();
  await resume.setInputFiles(pdf);
  await expect(page.getByText('We upload it when your email is verified.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('resume.pdf')).toBeHidden();
});

test('the login asks for both fields and drops its error at the first change', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password');
  await page.getByLabel('Email').fill('a');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a wrong password is refused in the server’s words', async ({ page, expectTrouble }) => {
  expectTrouble(/401/);
  await signIn(page, newEmail('nobody'));
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('terms and privacy open next to the form, within 80 % of the height, and give the focus back', async ({
  page,
}) => {
  await page.goto('/signup');
  for (const [opener, title] of [
    ['Read the Terms of Service', 'Terms of Service'],
    ['Read the Privacy Policy', 'Privacy Policy'],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await button.click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(9);
    const box = await dialog.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box?.height).toBeLessThanOrEqual(height * 0.8 + 1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});
