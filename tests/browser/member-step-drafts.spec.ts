import { member } from '#tests/ground/builders.ts';
import { openedMentor } from '#tests/mentors/mentors.ts';
import { dayFromNow } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail } from './member-steps.ts';

test('a reload keeps the question to a mentor, and the time that was chosen last', async ({
  page,
  server,
  database,
}) => {
  const { core, close } = await coreBehind(server, database);
  const name = `Sharada Apte ${newEmail('mentor').split('@')[0]}`;
  await openedMentor(core, { name });
  const student = await member(core, { email: newEmail('mentee'), password: null });
  await close();
  await signInAs(page.context(), server.origin, student);
  await fromToday(page, 'Find', 'Mentors', new RegExp(name), 'Choose a time');
  const times = page.getByRole('button', { name: /^Hold / });
  await times.first().click();
  await page.getByLabel('Your question').fill('How do we price a crate?');
  await page.reload();
  await expect(page.getByLabel('Your question')).toHaveValue('How do we price a crate?');
  await expect(page.getByText('24 of 1,000 characters')).toBeVisible();
  const before = await page.getByLabel('Time', { exact: true }).inputValue();
  await follow(page, 'Choose another time');
  await times.last().click();
  await expect(page.getByLabel('Your question')).toHaveValue('How do we price a crate?');
  await expect(page.getByLabel('Time', { exact: true })).not.toHaveValue(before);
});

test('a reload keeps what a mentor typed and chose in a form that was not taken, for this mentor alone', async ({
  page,
  server,
  database,
}) => {
  const { core, close } = await coreBehind(server, database);
  const name = `Lata Deshmukh ${newEmail('host').split('@')[0]}`;
  const { who: host } = await openedMentor(core, { name, page: { officeHours: true } });
  const { who: other } = await openedMentor(core, { page: { officeHours: true } });
  await close();
  await signInAs(page.context(), server.origin, host);
  await fromToday(page, 'You', /^Mentoring/, 'Office hours');
  const announce = page.locator('summary').filter({ hasText: 'Announce an office hour' });
  await announce.click();
  await page.getByLabel('Topic').fill('First books of a small dairy');
  await page.getByLabel('Length').selectOption('90');
  await page.getByLabel(/^Seats/).fill('51');
  await page.getByLabel('Day').fill(dayFromNow(5));
  await page.getByLabel('Begins at').fill('18:30');
  await page.getByRole('button', { name: 'Announce the office hour' }).click();
  await expect(page.getByText('Give 2 to 50 seats, as a number.').first()).toBeVisible();
  await page.reload();
  await announce.click();
  await expect(page.getByLabel('Topic')).toHaveValue('First books of a small dairy');
  await expect(page.getByLabel('Length')).toHaveValue('90');
  await signInAs(page.context(), server.origin, other);
  await fromToday(page, 'You', /^Mentoring/, 'Office hours');
  await announce.click();
  await expect(page.getByLabel('Topic')).toHaveValue('');
});
