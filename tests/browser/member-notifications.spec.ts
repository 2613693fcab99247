import { expect, test } from './fixture.ts';
import { fromToday, join, newEmail, sayBirthDate, subscribed } from './member-steps.ts';

const headers = { 'X-Appwrite-Project': 'saharambh' };

test('an open page shows a new invitation, following it marks it read, and a grid sets the emails', async ({
  page,
  openWindow,
  server,
}) => {
  test.setTimeout(90_000);
  const email = newEmail('asha');
  await join(page, server, { name: 'Asha Kulkarni', email, role: 'Mentor' });
  await sayBirthDate(page.context().request);
  await fromToday(page, /^Notifications/);
  await expect(page.getByText('Nothing yet.')).toBeVisible();

  const ravi = await openWindow({
    isPlain: true,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.252' },
  });
  await join(ravi, server, { name: 'Ravi Rao', email: newEmail('ravi'), role: 'Entrepreneur' });
  await sayBirthDate(ravi.request);
  const begun = await ravi.request.post('/v1/projects', {
    data: { name: 'Cold rooms', line: 'For tomatoes' },
    headers,
  });
  const { slug } = await begun.json();
  const ready = subscribed(page);
  await page.reload();
  await ready;
  const invited = await ravi.request.post(`/v1/projects/${slug}/invitations`, {
    data: { invitee: email, title: '' },
    headers,
  });
  expect(invited.ok()).toBe(true);

  const bell = page.getByRole('link', { name: /^Notifications, / }).filter({ visible: true });
  await expect(bell).toHaveAccessibleName('Notifications, 1 your turn, 1 new');
  await expect(page).toHaveTitle(/^\(1\) Notifications/);
  const row = page.getByRole('link', { name: 'Answer Ravi Rao about joining' });
  await expect(row).toBeVisible();
  await row.click();
  await expect(page).toHaveURL(/\/invitation\?id=/);
  await fromToday(page, /^Notifications/);
  await expect(bell).toHaveAccessibleName('Notifications, 1 your turn');
  await expect(page.getByRole('button', { name: /^Mark/ })).toHaveCount(0);

  await page.getByRole('link', { name: 'Choose what we email you' }).click();
  const teams = page.getByRole('group', { name: 'Your teams' });
  await expect(teams.getByLabel('Daily')).toBeChecked();
  await teams.getByLabel('Never').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(teams.getByLabel('Never')).toBeChecked();
});
