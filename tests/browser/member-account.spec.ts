import { expect, open, test } from './fixture.ts';
import {
  codeMailedTo,
  enterThroughContract,
  follow,
  fromToday,
  join,
  joinThroughContract,
  newEmail,
  openFromEmail,
  password,
  pdf,
  signIn,
  signUp,
  typeAddress,
} from './member-steps.ts';

test('a member edits the profile under the rules of the sign-up', async ({ page, server }) => {
  await signUp(page, server, { name: 'Edi Tor', email: newEmail('edit'), role: 'Student' });
  await expect(page.getByText('Still missing: resume.')).toBeVisible();
  await page.getByRole('link', { name: /Complete your profile: 4 of 5/ }).click();
  await expect(page.getByLabel('Field of study')).toHaveValue('Civil');
  await expect(page.getByText('You were born on 29 February 2004.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Date of birth' })).toBeHidden();
  await page.getByLabel('College or school').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all student-specific fields.');
  await expect(page.getByLabel('College or school')).toBeFocused();
  await page.getByLabel('College or school').fill('IIT Bombay');
  await page.getByLabel('Resume').setInputFiles(pdf);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('resume.pdf');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'IIT Bombay' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Civil' })).toBeVisible();
  await page.getByRole('link', { name: 'Say your skills and hours' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Not for me: Say your skills and hours' }).click();
  await expect(page.getByRole('link', { name: 'Say your skills and hours' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your first steps' })).toBeFocused();

  await follow(page, 'You', /^Edit profile/);
  await expect(page.getByRole('group', { name: 'Your studies' }).getByText('resume.pdf')).toBeVisible();
  await page.getByLabel('Role').selectOption('Mentor');
  await page.getByLabel('Company URL').fill('example.com');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/you');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Mentor' })).toBeVisible();
  await expect(page.getByText('IIT Bombay')).toBeHidden();

  // Back to what one was before: nothing has gone meanwhile.
  await follow(page, 'You');
  await expect(page.getByText('We keep it for when your role is Student again.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel('Role').selectOption('Student');
  await expect(page.getByRole('group', { name: 'Your studies' }).getByText('resume.pdf')).toBeVisible();
  await expect(page.getByLabel('Field of study')).toHaveValue('Civil');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/you');
  await expect(page.getByText('We keep it for when')).toBeHidden();
});

test('a member of unknown age cannot add a file, and the birth date page warns those under 18', async ({
  page,
  server,
}) => {
  await join(page, server, { name: 'Age Less', email: newEmail('ageless'), role: 'Mentor' });
  await fromToday(page, 'You', /^Edit profile/);
  await expect(page.getByLabel('Portfolio')).toBeHidden();
  await page.getByRole('link', { name: 'Tell us your date of birth' }).click();
  await expect(page.getByText(/If you are under 18: when you save it, we delete/)).toBeVisible();
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Month').fill('5');
  await page.getByLabel('Year').fill('1980');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await follow(page, 'You', /^Edit profile/);
  await expect(page.getByText('You were born on 1 May 1980.')).toBeVisible();
  await expect(page.getByLabel('Portfolio')).toBeVisible();
});

test('an edit is kept over a reload and thrown away by Cancel', async ({ page, server }) => {
  await join(page, server, { name: 'Kee Per', email: newEmail('keep'), role: 'Mentor' });
  await fromToday(page, 'You', /^Edit profile/);
  await page.getByLabel('Full name').fill('Kee Per Junior');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Kee Per Junior');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Kee Per');
});

test('two tabs follow each other, and the second learns of a change before it overwrites', async ({
  page,
  server,
  context,
  expectTrouble,
}) => {
  // The other tab may hear of the logout from the server first, and asks who it is.
  expectTrouble(/401/);
  await signUp(page, server, { name: 'Two Tabs', email: newEmail('tabs'), role: 'Mentor' });
  const other = await context.newPage();
  await fromToday(other, 'You', /^Edit profile/);
  await other.getByLabel('Location').selectOption('Thane');
  const third = await context.newPage();
  await open(third, '/dashboard');

  // The browser draws a background tab once a second and delays its clicks as long.
  await page.bringToFront();
  await follow(page, 'You', /^Edit profile/);
  await page.getByLabel('Full name').fill('Three Tabs');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Three Tabs!');

  await other.bringToFront();
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByRole('alert')).toContainText('Your profile was changed elsewhere');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other).toHaveURL('/you');

  await page.bringToFront();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(third).toHaveURL('/login');
  await expect(other).toHaveURL('/login?next=%2Fyou');
});

test.describe(() => {
  test.use({ isPlain: true });

  test('a forgotten password is replaced through the mailed link', async ({
    page,
    server,
    request,
    expectTrouble,
  }) => {
    expectTrouble(/401/);
    const person = { name: 'For Got', email: newEmail('forgot'), role: 'Mentor' };
    await joinThroughContract(request, server, person);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

    const message = await server.emailTo(person.email, ({ text }) => /reset-password/.test(text ?? ''));
    await openFromEmail(page, message, 'reset-password');
    await page.getByLabel('Password', { exact: true }).fill('A#New1Password');
    await page.getByLabel('Confirm password').fill('A#New1Password');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');

    await signIn(page, person.email);
    await expect(page.getByRole('alert')).toContainText('Invalid credentials');
    await signIn(page, person.email, 'A#New1Password');
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a member signs in with a mailed code instead of the password', async ({ page, server }) => {
  const email = newEmail('code');
  await join(page, server, { name: 'Co De', email, role: 'Mentor' });
  await page.context().clearCookies();
  await typeAddress(page, '/signin?next=/verify-email');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, email));
  await expect(page).toHaveURL('/verify-email');
});

test.describe(() => {
  test.use({ isPlain: true });

  test('a member who began an account in an app finds an empty profile to fill in', async ({
    page,
    server,
  }) => {
    const email = newEmail('blank');
    await enterThroughContract(page, server, email);
    await page.getByRole('link', { name: 'Fill in your profile' }).click();
    await page.getByLabel('Role').selectOption('Mentor');
    await page.getByLabel('Full name').fill('Blan Ka');
    await page.getByRole('textbox', { name: 'Phone' }).fill('98123 45678');
    await page.getByLabel('Location').selectOption('Pune');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('alert')).toHaveText('You must agree to the Terms & Privacy Policy.');
    await page.getByLabel('I agree to the Terms & Privacy Policy').check();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blan Ka');
    await page.goto('/dashboard');
    await expect(page.getByRole('definition').filter({ hasText: 'Mentor' })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ isPlain: true });

  test('another e-mail counts once its code was typed, and the old one hears of it', async ({
    page,
    server,
  }) => {
    const [before, after] = [newEmail('before'), newEmail('after')];
    await join(page, server, { name: 'Mo Ved', email: before, role: 'Mentor' });
    await fromToday(page, 'You', /^Settings/);
    await page.getByText('Change email').click();
    await page.getByLabel('New email', { exact: true }).fill(after);
    await page.getByLabel('Your password, to confirm the new email').fill(password);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, after));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText(`Your email is ${after} now.`)).toBeVisible();
    await server.emailTo(before, ({ subject }) => /address has changed/.test(subject ?? ''));
    await page.goto('/dashboard');
    await expect(page.getByRole('definition').filter({ hasText: after })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, after);
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a change on one device shows on the other, and changing the password ends its session', async ({
  page,
  server,
  openWindow,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  const email = newEmail('change');
  await join(page, server, { name: 'Chan Ge', email, role: 'Mentor' });
  const elsewhere = await openWindow();
  const listening = new Promise<void>((resolve) => {
    elsewhere.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (/"to":"subscribe"/.test(String(payload))) resolve();
      }),
    );
  });
  await signIn(elsewhere, email);
  await expect(elsewhere).toHaveURL('/dashboard');
  await listening;
  await fromToday(page, 'You', /^Edit profile/);
  await page.getByLabel('Full name').fill('Chan Ged');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Chan Ged!');

  // The save leads there by itself; a link pressed while the page comes would be gone.
  await expect(page).toHaveURL('/you');
  await follow(page, /^Settings/);
  await expect(page.getByRole('button', { name: /End session: / })).toHaveCount(1);
  await page.getByText('Change password').click();
  await page.getByLabel('Current password').fill('Not#The1Password');
  await page.getByLabel('Password', { exact: true }).fill('A#New1Password');
  await page.getByLabel('Confirm password').fill('A#New1Password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not your current password.');
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password is changed. All other devices are signed out.')).toBeVisible();
  await server.emailTo(email, ({ subject }) => /password has changed/.test(subject ?? ''));

  // The other device hears of it by itself.
  await expect(elsewhere).toHaveURL('/login');
});

test('an e-mail is verified by its link, and an old link says what to do', async ({
  page,
  server,
  request,
  expectTrouble,
}) => {
  expectTrouble(/40[149]/);
  const email = newEmail('verify');
  const headers = { 'X-Appwrite-Project': 'saharambh' };
  await request.post('/v1/account', {
    headers,
    data: { userId: 'unique()', email, password, name: 'Ve Rify' },
  });
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await typeAddress(page, '/verify-email?userId=nobody&secret=nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  const message = await server.emailTo(email, ({ text }) => /verify-email/.test(text ?? ''));
  await openFromEmail(page, message, 'verify-email');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is verified');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email is already verified');
  await typeAddress(page, '/verify-email?userId=nobody&secret=nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work any more');
  await expect(page.getByText('It belongs to another account')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to the other account' })).toBeVisible();
});
