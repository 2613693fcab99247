import { expect, test } from './fixture.ts';
import { guardianCodeIn, signUpAsChild } from './guardian-steps.ts';
import {
  fillAccount,
  fillBirthDate,
  fillStudies,
  newEmail,
  openFromEmail,
  verifyEmail,
} from './member-steps.ts';

test('a member under 18 joins, waits, and is let in by their guardian', async ({
  page,
  server,
  openWindow,
}) => {
  const email = newEmail('young');
  const guardianEmail = newEmail('parent');
  await page.goto('/signup');
  await fillAccount(page, { name: 'Yuva Patil', email, role: 'Student' });
  await fillStudies(page);
  await expect(page.getByLabel('Email of your parent or guardian')).toBeHidden();
  await fillBirthDate(page, '15', '1', String(new Date().getFullYear() - 15));
  for (const label of ['Role', 'Location', 'College or school', 'Resume', 'Education level'])
    await expect(page.getByLabel(label)).toBeHidden();
  await verifyEmail(page, server, email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'You are under 18. Please give the email of a parent or guardian.',
  );
  await expect(page.getByLabel('Email of your parent or guardian')).toBeFocused();
  await page.getByLabel('Email of your parent or guardian').fill(email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your parent or guardian needs an email address of their own.',
  );
  await page.getByLabel('Email of your parent or guardian').fill(guardianEmail);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Waiting for your parent or guardian' })).toBeVisible();
  await page.getByRole('link', { name: 'Manage your profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yuva Patil');
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeHidden();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByText('This opens when your parent or guardian has agreed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeHidden();
  await page.goto('/dashboard');

  const parent = await openWindow({ isPlain: true });
  await openFromEmail(parent, await server.emailTo(guardianEmail), 'guardian');
  await expect(parent.getByRole('heading', { level: 1 })).toHaveText('Yuva Patil wants to join Saharambh');
  await parent.getByRole('button', { name: 'I do not agree' }).click();
  await expect(parent.getByText('You have not agreed.')).toBeVisible();
  // The open dashboard hears of each answer by itself.
  await expect(page.getByRole('heading', { name: 'Your parent or guardian has not agreed' })).toBeVisible();
  await parent.getByLabel('You are').selectOption('Parent');
  await parent.getByLabel('I am 18 or older').check();
  await parent.getByRole('button', { name: /mail me a code to agree/ }).click();
  await parent.getByLabel('Six digits from our email').fill('000000');
  await parent.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(parent.getByRole('alert')).toBeVisible();
  await parent.getByLabel('Six digits from our email').fill(await guardianCodeIn(server, guardianEmail));
  await parent.getByRole('button', { name: 'I agree', exact: true }).click();
  await expect(parent.getByText('You have agreed. They can fill in their profile now.')).toBeVisible();
  await expect(parent.getByText(/^You have agreed.*You agreed on .*\(Parent\)/)).toBeVisible();
  await expect(page.getByText('Your parent or guardian has confirmed your account.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'has not agreed' })).toBeHidden();

  const answer = await server.emailTo(email, ({ text }) => /is confirmed/.test(text ?? ''));
  expect(answer.text).toContain('Your parent or guardian has confirmed your account.');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
  await expect(page.getByText('parent or guardian')).toBeHidden();
});

test.describe(() => {
  test.use({ isPlain: true });

  test('without scripts a guardian agrees with the code and takes it back by the link', async ({
    page,
    server,
    openWindow,
  }) => {
    const guardianEmail = newEmail('parent');
    await signUpAsChild(page, server, { email: newEmail('young'), guardianEmail });
    const parent = await openWindow();
    await openFromEmail(parent, await server.emailTo(guardianEmail), 'guardian');
    await parent.getByRole('button', { name: /mail me a code to agree/ }).click();
    await expect(parent.getByRole('alert')).toContainText('Please say that you are an adult');
    await parent.getByLabel('You are').selectOption('Legal guardian');
    await parent.getByLabel('I am 18 or older').check();
    await parent.getByRole('button', { name: /mail me a code to agree/ }).click();
    await parent.getByLabel('Six digits from our email').fill('000000');
    await parent.getByRole('button', { name: 'I agree', exact: true }).click();
    await expect(parent.getByRole('alert')).toBeVisible();
    await parent.getByLabel('Six digits from our email').fill(await guardianCodeIn(server, guardianEmail));
    await parent.getByRole('button', { name: 'I agree', exact: true }).click();
    await expect(parent.getByText('You have agreed. They can fill in their profile now.')).toBeVisible();
    await parent.getByRole('button', { name: 'Withdraw my consent' }).click();
    await expect(parent.getByText('You have not agreed.')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your parent or guardian has not agreed' })).toBeVisible();
    await expect(page.getByText('Ask again, or ask another person')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ask us to look at it' })).toBeVisible();
  });

  test('another guardian can be asked, which voids the first link', async ({
    page,
    server,
    expectTrouble,
  }) => {
    expectTrouble(/404/);
    const [first, second] = [newEmail('parent'), newEmail('parent')];
    await signUpAsChild(page, server, { email: newEmail('young'), guardianEmail: first });
    await page.getByText('Ask again, or ask another person').click();
    await page.getByLabel('Email of your parent or guardian').fill(second);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByText(`We have sent the request to ${second}.`)).toBeVisible();
    await server.emailTo(second);

    await openFromEmail(page, await server.emailTo(first), 'guardian');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
  });
});
