import { enterAsAdministrator, goToDesk, logOut, searchAccounts, writeToUs } from './admin-steps.ts';
import { expectNarrow } from './agreement-steps.ts';
import { expect, takenOver, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import {
  joinThroughContract,
  newEmail,
  password,
  sessionCookie,
  signIn,
  typeAddress,
} from './member-steps.ts';
import { withScripts } from './walks.ts';

// Two people and their emails take longer than one page does.
test.describe.configure({ timeout: 90_000 });

const hostile = `<img src=x onerror="document.title='hit'">`;

test('a visitor writes, an administrator answers, and the answer arrives by mail', async ({
  page,
  openWindow,
  server,
}) => {
  const email = newEmail('writer');
  const subject = `${hostile} ${email}`;
  const visitor = await openWindow({ isPlain: true });
  await writeToUs(visitor, { name: hostile, email, subject, message: `${hostile}\n\nनमस्ते, we have a lab.` });

  await enterAsAdministrator(page, server);
  await goToDesk(page);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enquiries');
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await expect(page.getByText('नमस्ते, we have a lab.')).toContainText(hostile);
  await page.reload();
  // Text that is typed before the scripts are there is not kept.
  await takenOver(page);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByLabel('Your answer')).toHaveAccessibleDescription(/Please write an answer first/);
  await page.getByLabel('Your answer').fill('Gladly.\n\nShall we meet on Monday?');
  await page.reload();
  await expect(page.getByLabel('Your answer')).toHaveValue(/on Monday/);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('We send your answer.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Shall we meet on Monday?')).toBeVisible();

  const message = await server.emailTo(email, ({ subject: of }) => /^Re: /.test(of ?? ''));
  expect(message.text).toContain('Shall we meet on Monday?');
  expect(message.text).toContain('नमस्ते, we have a lab.');
  expect(message.html).not.toContain('<img src=x');
  expect(message.replyTo?.[0]?.address).toBe('hello@saharambh.example');

  await page.getByRole('link', { name: 'All enquiries' }).filter({ visible: true }).click();
  await page.getByRole('link', { name: /^Answered/ }).click();
  await expect(page).toHaveURL('/admin?state=answered');
  await expect(page.getByRole('link', { name: email })).toBeVisible();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByText('answered an enquiry').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin?state=answered');
  expect(await page.title()).not.toBe('hit');
});

test('a suspended member is out at once, learns why, and comes in again when it ends', async ({
  page: member,
  openWindow,
  server,
  expectTrouble,
}) => {
  expectTrouble(/40[134]|WebSocket/);
  const name = 'श्रीनिवास Chattopadhyay-Bandyopadhyay of Venkatanarasimharajuvaripeta';
  const email = newEmail('member');
  const theirs = member.context();
  await joinThroughContract(theirs.request, server, { name, email, role: 'Student' });
  const line = member.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await member.goto('/dashboard');
  await expect(member.getByRole('heading', { level: 1 })).toContainText(name);
  await line;
  const unknown = await theirs.request.get('/admin');
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('Get Started');
  await expect(member.getByRole('link', { name: 'Admin', exact: true })).toBeHidden();

  const page = await openWindow({ isPlain: true });
  await enterAsAdministrator(page, server);
  await goToDesk(page);
  await searchAccounts(page, email);
  await page.getByRole('link', { name: email }).click();
  const reason = page.locator('details', { hasText: 'Suspend this account' }).getByLabel('Reason');
  await page.getByText('Suspend this account').click();
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(reason).toHaveAccessibleDescription(/Please give a reason/);
  await reason.fill('Wrote to members for money.');
  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByText('The account is suspended.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Suspended until/ })).toBeVisible();

  await expect(member).toHaveURL('/login');
  await signIn(member, email);
  await expect(member).toHaveURL('/suspended');
  await expect(member.getByRole('main')).toContainText('Wrote to members for money.');
  await member.goto('/dashboard');
  await expect(member).toHaveURL('/suspended');
  const message = await server.emailTo(email, ({ text }) => /account is suspended/.test(text ?? ''));
  expect(message.text).toContain('Wrote to members for money.');

  await page.getByText('End the suspension').click();
  await page.getByRole('button', { name: 'Open the account again', exact: true }).click();
  await expect(page.getByText('The account is open again.')).toBeVisible();
  await member.reload();
  await expect(member).toHaveURL('/dashboard');
});

test('a logout removes an administrator’s page, and the next login leads back to that page', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/40[14]|WebSocket/);
  await enterAsAdministrator(page, server);
  await goToDesk(page, 'Log');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await typeAddress(page, '/admin/log');
  await expect(page.getByText('There is no page at')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Log');

  const email = await enterAsAdministrator(page, server);
  // Without live updates the page learns of the ended session only when a link is followed.
  await page.routeWebSocket(/realtime/, () => {});
  await goToDesk(page, 'Accounts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newest accounts');
  await page.context().clearCookies({ name: sessionCookie });
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/admin/log')}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin/log');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log');
});

test('an answer typed after the session had ended is kept until the next sign-in', async ({
  page,
  openWindow,
  server,
  expectTrouble,
}) => {
  expectTrouble(/40[145]|WebSocket/);
  const email = newEmail('keeper');
  const visitor = await openWindow({ isPlain: true });
  await writeToUs(visitor, { name: 'Kept', email, subject: `Kept ${email}`, message: 'Are you there?' });
  await enterAsAdministrator(page, server);
  await page.routeWebSocket(/realtime/, () => {});
  await goToDesk(page);
  await page.getByRole('link', { name: email }).click();
  await page.getByLabel('Your answer').fill('We are.');
  await page.context().clearCookies({ name: sessionCookie });
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('alert')).toContainText('Please sign in as staff in another tab');
  await expect(page.getByLabel('Your answer')).toHaveValue('We are.');
  await enterAsAdministrator(page, server);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('We send your answer.')).toBeVisible();
});

for (const javaScriptEnabled of withScripts.filter((runs) => !runs))
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an enquiry is answered and closed, an account suspended and let in again, and the log tells it', async ({
      page,
      openWindow,
      server,
    }) => {
      const email = newEmail('plain');
      const visitor = await openWindow({ javaScriptEnabled: true });
      const theirs = visitor.context();
      const name = `Plain ${email}`;
      await joinThroughContract(theirs.request, server, { name, email, role: 'Student' });
      await writeToUs(visitor, { name, email, subject: name, message: 'One line.' });

      await enterAsAdministrator(page, server);
      await goToDesk(page);
      await page.getByRole('link', { name: email }).click();
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByLabel('Your answer')).toHaveAccessibleDescription(
        /Please write an answer first/,
      );
      await page.getByLabel('Your answer').fill('Two lines.\n\nThe second.');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByText('We send your answer.')).toBeVisible();
      await expect(page.getByRole('main').getByText('The second.')).toBeVisible();
      await page.getByRole('button', { name: 'Open again' }).click();
      await expect(page.getByText('The enquiry is open again.')).toBeVisible();
      await page.getByRole('button', { name: 'Needs no answer' }).click();
      await expect(page.getByText('The enquiry is under Answered.')).toBeVisible();
      const message = await server.emailTo(email, ({ subject }) => /^Re: /.test(subject ?? ''));
      expect(message.text).toContain('Two lines.');

      await searchAccounts(page, email);
      await page.getByRole('link', { name }).click();
      await page.getByText('Suspend this account').click();
      const reason = page.locator('details', { hasText: 'Suspend this account' }).getByLabel('Reason');
      await reason.fill('x');
      await page.getByRole('button', { name: 'Suspend', exact: true }).click();
      await expect(reason).toHaveAccessibleDescription(/Please give a reason/);
      await reason.fill('Wrote to members for money.');
      await page.getByRole('button', { name: 'Suspend', exact: true }).click();
      await expect(page.getByText('The account is suspended.')).toBeVisible();
      await page.getByText('End the suspension').click();
      await page.getByRole('button', { name: 'Open the account again', exact: true }).click();
      await expect(page.getByText('The account is open again.')).toBeVisible();

      await page.getByRole('link', { name: 'Log', exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toContainText('an account');
    });
  });

test('an enquiry of one endless word, answered with a fault, is accessible and fits a phone', async ({
  page,
  openWindow,
  server,
}) => {
  const email = newEmail('phone');
  const long = 'Venkatanarasimharajuvaripeta'.repeat(4);
  await writeToUs(await openWindow({ isPlain: true }), {
    name: long,
    email,
    subject: long,
    message: `${'अ'.repeat(400)}\n\n${long}`.repeat(8),
  });
  await enterAsAdministrator(page, server);
  await page.setViewportSize({ width: 360, height: 800 });
  await goToDesk(page);
  await page.getByRole('link', { name: email }).waitFor();
  await expectNarrow(page);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expectFlawless(page, 'a message with a fault in the answer');
  await page.getByRole('button', { name: 'Needs no answer' }).click();
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  await expectNarrow(page);
  await searchAccounts(page, 'nobody at all');
  await page.getByText('No account matches.').waitFor();
  await expectNarrow(page);
});
