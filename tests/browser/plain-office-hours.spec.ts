import type { Page } from '@playwright/test';
import type { Core } from '#core/ground/core.ts';
import { takeSeat } from '#core/office-hours/take-seat.ts';
import { newMentee } from '#tests/mentoring/sessions.ts';
import { openedMentor } from '#tests/mentors/mentors.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { dayFromNow } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
// Three members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

type World = { server: RunningServer; database: string };

async function prepared<T>({ server, database }: World, make: (core: Core) => Promise<T>): Promise<T> {
  const { core, close } = await coreBehind(server, database);
  const made = await make(core);
  await close();
  return made;
}

const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click();
const topic = 'First books of a small dairy';

test('without scripts a mentor announces an office hour, members take its seats, and it is cancelled', async ({
  page: mentor,
  server,
  database,
  openWindow,
}) => {
  const [one, other] = [await openWindow(), await openWindow()];
  const name = `Lata Deshmukh ${newEmail('host').split('@')[0]}`;
  const made = await prepared({ server, database }, async (core) => ({
    host: (await openedMentor(core, { name, page: { officeHours: true } })).who,
    members: [await newMentee(core), await newMentee(core)] as const,
    fill: await newMentee(core),
  }));
  for (const [page, who] of [
    [mentor, made.host],
    [one, made.members[0]],
    [other, made.members[1]],
  ] as const)
    await signInAs(page.context(), server.origin, who);

  await fromToday(mentor, 'You', /^Mentoring/, 'Office hours');
  await fold(mentor, 'Announce an office hour');
  await mentor.getByLabel('Topic').fill(topic);
  await mentor.getByLabel('Day').fill(dayFromNow(5));
  await mentor.getByLabel('Begins at').fill('18:30');
  await mentor.getByLabel(/^Seats/).fill('51');
  await mentor.getByLabel('Link').fill('https://meet.example.org/dairy');
  await mentor.getByRole('button', { name: 'Announce the office hour' }).click();
  await expect(mentor.getByText('Give 2 to 50 seats, as a number.').first()).toBeVisible();
  await expect(mentor.getByLabel('Topic')).toHaveValue(topic);
  await mentor.getByLabel(/^Seats/).fill('2');
  await mentor.getByLabel('Link').fill('https://user@meet.example.org/dairy');
  await mentor.getByRole('button', { name: 'Announce the office hour' }).click();
  await expect(mentor.getByText('Give a link that begins with https://').first()).toBeVisible();
  await mentor.getByLabel('Link').fill('https://meet.example.org/dairy');
  await mentor.getByRole('button', { name: 'Announce the office hour' }).click();
  await expect(mentor.getByText('Your office hour is announced.')).toBeVisible();
  const officeHourId = new URL(mentor.url()).pathname.split('/').at(-1) ?? '';

  await fromToday(one, 'Find', 'Mentors', new RegExp(name), new RegExp(topic));
  await expect(one.getByText('2 of 2 seats left.')).toBeVisible();
  await one.getByLabel('A question for the mentor').fill('Which book first?');
  await one.getByRole('button', { name: 'Take the seat' }).click();
  await expect(one.getByText('You have a seat.').first()).toBeVisible();
  await expect(one.getByText(/You see the link here from/)).toBeVisible();
  await expect(one.getByText('meet.example.org')).toHaveCount(0);

  await fromToday(other, 'Find', 'Mentors', new RegExp(name), new RegExp(topic));
  await expect(other.getByText('Which book first?')).toHaveCount(0);
  await prepared({ server, database }, async (core) => {
    await takeSeat(core, made.fill, { officeHourId, question: '', orWait: false });
  });
  await other.getByLabel('A question for the mentor').fill('How often do you count?');
  await other.getByRole('button', { name: 'Take the seat' }).click();
  await expect(
    other.getByText('The last seat was taken just now. You can join the waiting list.'),
  ).toBeVisible();
  await expect(other.getByLabel('A question for the mentor')).toHaveValue('How often do you count?');
  await other.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(other.getByText('You are number 1 on the waiting list.')).toBeVisible();
  await one.getByRole('button', { name: 'Give the seat back' }).click();
  await expect(one.getByText('You have left').first()).toBeVisible();
  await expect(async () => {
    await other.reload();
    await expect(other.getByText('You have a seat', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();

  await mentor.reload();
  await expect(mentor.getByText('How often do you count?')).toBeVisible();
  await fold(mentor, 'Cancel the office hour');
  await mentor.getByLabel('The reason').selectOption('I am ill');
  await mentor.getByLabel('A few words').fill('A cold. Another date follows.');
  await mentor.getByRole('button', { name: 'Cancel this office hour' }).click();
  await expect(mentor.getByText('The office hour is cancelled.')).toBeVisible();
  await fromToday(other, 'You', /^Mentoring/, 'Office hours', 'Past', new RegExp(topic));
  await expect(other.getByText('A cold. Another date follows.')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Remove it from your calendar' })).toBeVisible();
});
