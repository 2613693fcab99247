import { expect, test } from './fixture.ts';
import { codeMailedTo, newEmail, password, pdf, signIn } from './member-steps.ts';

test.use({ isPlain: true });

test('without scripts a student joins by code, adds a resume, leaves and comes back', async ({
  page,
  server,
}) => {
  const email = newEmail('plain');
  await page.goto('/');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('Role').selectOption('Student');
  await page.getByLabel('Full name').fill('Asha Kulkarni');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill('98123 45678');
  await page.getByLabel('Location').selectOption('Nagpur');
  const born = page.getByRole('group', { name: 'Date of birth' });
  await born.getByLabel('Day').fill('29');
  await born.getByLabel('Month').fill('2');
  await born.getByLabel('Year').fill('2004');
  await page.getByLabel('Education level').selectOption('Undergraduate');
  await page.getByLabel('Degree or class').selectOption('B.Tech');
  await page.getByLabel('Field of study').selectOption('Civil');
  await page.getByLabel('College or school').fill('VNIT Nagpur');
  await page.getByRole('button', { name: 'Send OTP' }).first().click();

  await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Email verified')).toBeVisible();
  await expect(page.getByLabel('College or school')).toHaveValue('VNIT Nagpur');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(`${password}!`);
  await page.getByLabel('I agree to the Terms & Privacy Policy').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('Passwords do not match');
  await expect(page.getByLabel('I agree to the Terms & Privacy Policy')).toBeChecked();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha Kulkarni!');
  await expect(page.getByRole('definition').filter({ hasText: 'VNIT Nagpur' })).toBeVisible();

  await page.getByRole('link', { name: /Complete your profile: 4 of 5/ }).click();
  await page.getByLabel('College or school').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all student-specific fields.');
  await page.getByLabel('College or school').fill('IIT Bombay');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.getByLabel('Resume', { exact: true }).setInputFiles(pdf);
  await page.getByRole('button', { name: 'Upload' }).first().click();
  await expect(page.getByText('Your file is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('definition').filter({ hasText: 'IIT Bombay' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await signIn(page, email, 'Not#The1Password');
  await expect(page.getByRole('alert')).toContainText('Invalid credentials');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
});
