import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { comesFromElsewhere, enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { expect, test } from './fixture.ts';
import { codeMailedTo, follow, fromToday, join, newEmail, sayBirthDate } from './member-steps.ts';

const paragraph =
  'The first page is the shop that three of us run in Nagpur, the second an article about its first hundred customers.';

async function newMember(page: Page, server: RunningServer, role: string, name: string): Promise<string> {
  await comesFromElsewhere(page);
  const email = newEmail(name.toLowerCase());
  await join(page, server, { name: `${name} Sample`, email, role });
  if (role !== 'Student') await sayBirthDate(page.context().request);
  return email;
}

test.describe(() => {
  test.use({ isPlain: true });

  test('a student shows with a code from college that they study, without scripts', async ({
    page,
    server,
  }) => {
    await newMember(page, server, 'Student', 'Stu');
    await fromToday(page, 'You', /^Verification/, /^Student/);
    const address = page.getByLabel('Your address at college');
    await address.fill('stu@gmail.com');
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await expect(page.getByText('Everyone can have an address like this.')).toBeVisible();
    await expect(address).toHaveValue('stu@gmail.com');
    const email = newEmail('stu').replace('example.org', 'students.vnit.ac.in');
    await address.fill(email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    const code = page.getByLabel('Six-digit code');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('This is not the right code')).toBeVisible();
    await follow(page, 'Verification', /^Student.*Your turn/);
    await code.fill(await codeMailedTo(server, email));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('You are verified.')).toBeVisible();
    await follow(page, 'Verification');
    await expect(page.getByRole('link', { name: /^Student.*✓ Until/ })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ isPlain: true });

  test('without scripts an empty file is refused, and then a college letter is sent', async ({
    page,
    server,
  }) => {
    await newMember(page, server, 'Student', 'Letter');
    await fromToday(page, 'You', /^Verification/, /^Student/);
    const file = page.getByLabel('The file');
    await file.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByRole('alert')).toContainText('This file is empty.');
    await file.setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\nA letter of the college\n%%EOF\n'),
    });
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByText('Sent. Our staff look at it.')).toBeVisible();
    await expect(page.getByText('We decide by')).toBeVisible();
  });
});

test.describe(() => {
  test.use({ isPlain: true });

  test('a founder is rejected, appeals, and another administrator verifies them', async ({
    openWindow,
    page: member,
    server,
  }) => {
    const [first, second] = [await openWindow(), await openWindow()];
    await newMember(member, server, 'Entrepreneur', 'Foun');
    await fromToday(member, 'You', /^Verification/, /^Founder/);
    await member.getByLabel('First link').fill('javascript:alert(1)');
    await member.getByLabel('Second link').fill(`https://example.org/${Date.now()}`);
    await member.getByLabel('What do these pages show?').fill(paragraph);
    await member.getByRole('button', { name: 'Send it' }).click();
    await expect(member.getByText('A link must lead to a public web page')).toBeVisible();
    await expect(member.getByLabel('What do these pages show?')).toHaveValue(paragraph);
    await member.getByLabel('First link').fill(`https://example.com/${Date.now()}`);
    await member.getByRole('button', { name: 'Send it' }).click();
    await expect(member.getByText('Sent. Our staff look at it.')).toBeVisible();

    for (const page of [first, second]) {
      await enterAsAdministrator(page, server);
      await goToDesk(page, 'Verifications');
    }
    await first.getByRole('link', { name: /Foun Sample/ }).click();
    await expect(first.getByRole('heading', { name: 'Foun Sample' })).toBeVisible();
    await first.getByLabel('In words').fill('The second page does not name you.');
    await first.getByRole('button', { name: 'Do not agree' }).click();
    await expect(first.getByText('Please choose a reason')).toBeVisible();
    await first.getByLabel('For a no: the reason').selectOption('links_do_not_show_it');
    await first.getByRole('button', { name: 'Do not agree' }).click();
    await expect(first.getByText('Not agreed. The person gets an email.')).toBeVisible();

    await fromToday(member, 'You', /^Verification/, /^Founder/);
    await expect(member.getByText('The second page does not name you.')).toBeVisible();
    await member.getByLabel('Why the decision is wrong').fill('My name stands in the third line of it.');
    await member.getByRole('button', { name: 'Ask for another look' }).click();
    await expect(member.getByText('Sent. Other staff look at it.')).toBeVisible();

    await first.reload();
    await expect(first.getByText('You decided this before.')).toBeVisible();
    await goToDesk(second, 'Verifications');
    await second.getByRole('link', { name: /Foun Sample.*Another look/ }).click();
    await expect(second.getByText('My name stands in the third line of it.')).toBeVisible();
    await second.getByRole('button', { name: 'Verify' }).click();
    await expect(second.getByText('Verified. The person gets an email.')).toBeVisible();
    await follow(second, 'Log');
    await expect(second.getByText('verified a member').first()).toBeVisible();

    await fromToday(member, 'You', /^Verification/);
    await expect(member.getByRole('link', { name: /^Founder.*✓ Until/ })).toBeVisible();
  });
});

test.describe(() => {
  test.use({ isPlain: true });

  test('administrators add and refuse academic domains', async ({ page, server }) => {
    await enterAsAdministrator(page, server);
    await goToDesk(page, 'Academic domains');
    await page.getByLabel('Domain').fill('ac.in');
    await page.getByRole('button', { name: 'Refuse' }).click();
    await expect(page.getByText('Please enter a domain like college.ac.in')).toBeVisible();
    await page.getByLabel('Domain').fill('college-of-samples.in');
    await page.getByRole('button', { name: 'Add as academic' }).click();
    await expect(page.getByText('✓ Academic')).toBeVisible();
    await page.getByRole('button', { name: 'Take college-of-samples.in out' }).click();
    await expect(page.getByText('Nothing was added and nothing refused.')).toBeVisible();
  });
});
