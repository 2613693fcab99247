import type { Page } from '@playwright/test';
import type { Core } from '#core/ground/core.ts';
import { member } from '#tests/ground/builders.ts';
import { marked, openedMentor } from '#tests/mentors/mentors.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { dayFromNow } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
// Two members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

type World = { server: RunningServer; database: string };

async function prepared<T>({ server, database }: World, make: (core: Core) => Promise<T>): Promise<T> {
  const { core, close } = await coreBehind(server, database);
  const made = await make(core);
  await close();
  return made;
}

const fold = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).click();

test('without scripts a member with a mark opens a page as a mentor in three pages', async ({
  page,
  server,
  database,
}) => {
  const { who } = await prepared({ server, database }, (core) => marked(core, { name: 'Lata Deshmukh' }));
  await signInAs(page.context(), server.origin, who);
  await fromToday(page, 'You', /^Mentoring/, 'Your page as a mentor', /^What you offer/);
  await page.getByRole('textbox', { name: 'Topics' }).fill('Bookkeeping, Astrology of prices');
  await page.getByLabel('I help with', { exact: true }).fill('First prices and first books. '.repeat(5));
  await page.getByRole('button', { name: 'Save' }).click();
  const promise = page.getByLabel('I ask for no money, shares or work');
  await expect(promise).not.toBeChecked();
  await promise.check();
  await page.getByRole('textbox', { name: 'Topics' }).fill('Bookkeeping');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  for (const day of ['Tuesday', 'Thursday']) {
    await page.getByLabel(`${day} from`).first().fill('18:00');
    await page.getByLabel(`${day} until`).first().fill('20:00');
  }
  const save = page.getByRole('button', { name: 'Save your hours' });
  await page.getByLabel('Time zone').fill('Nagpur');
  await save.click();
  await expect(page.getByText('There is no such time zone.').first()).toBeVisible();
  await page.getByLabel('Time zone').fill('Asia/Kolkata');
  await page.getByLabel('Most sessions a week').fill('ten');
  await save.click();
  await expect(page.getByText('Please enter a whole number within the bounds').first()).toBeVisible();
  await page.getByLabel('Most sessions a week').fill('10');
  await save.click();
  await expect(page.getByText('Your hours are saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the page' }).click();
  await expect(page.getByText('Open. Members find you and can ask.')).toBeVisible();
});

test('without scripts a mentee of another zone asks, meets by a link, and both keep the next step', async ({
  page: mentee,
  server,
  database,
  openWindow,
}) => {
  const mentor = await openWindow();
  const name = `Sharada Apte ${newEmail('mentor').split('@')[0]}`;
  const { lecturer, student } = await prepared({ server, database }, async (core) => ({
    lecturer: (await openedMentor(core, { name })).who,
    student: await member(core, { name: 'Kwame Mensah', email: newEmail('mentee'), password: null }),
  }));
  await signInAs(mentor.context(), server.origin, lecturer);
  await signInAs(mentee.context(), server.origin, student);

  await fromToday(mentee, 'Find', 'Mentors', new RegExp(name), 'Choose a time');
  await fold(mentee, 'Show times in another zone');
  await mentee.getByLabel('Time zone').fill('Africa/Accra');
  await mentee.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(mentee.getByText('Your time (Greenwich Mean Time) stands first')).toBeVisible();
  await mentee.getByRole('button', { name: /12:30/ }).first().click();
  await mentee.getByLabel('Your question').fill('Too short.');
  await mentee.getByRole('button', { name: 'Send the request' }).click();
  await expect(mentee.getByText('Please write 120 to 1,000 characters.').first()).toBeVisible();
  const question = 'We ask one price for all growers. How do we find out what a small grower pays? '.repeat(
    2,
  );
  await mentee.getByLabel('Your question').fill(question);
  await mentee.getByRole('button', { name: 'Send the request' }).click();
  await expect(mentee.getByText('Your request is sent.')).toBeVisible();

  await fromToday(mentor, /Answer Kwame Mensah about/);
  await expect(mentor.getByText(question.trim())).toBeVisible();
  await mentor.getByLabel('Where you meet').selectOption('Online, by a link');
  await mentor.getByLabel('Link, number or address').fill('https://user@meet.example.org/room');
  await mentor.getByRole('button', { name: 'Confirm the session' }).click();
  await expect(mentor.getByText('Give a link that begins with https://').first()).toBeVisible();
  await mentor.getByLabel('Link, number or address').fill('https://meet.example.org/room');
  await mentor.getByRole('button', { name: 'Confirm the session' }).click();
  await expect(mentor.getByText('The session is confirmed.')).toBeVisible();

  await follow(mentor, 'Move the session');
  for (const at of [0, 1, 2, 3]) await mentor.getByRole('checkbox').nth(at).check();
  await mentor.getByRole('button', { name: 'Offer these times' }).click();
  await expect(mentor.getByText('Choose at most 3 times.').first()).toBeVisible();

  await fromToday(mentee, 'You', /^Mentoring/, 'Planned', /^Market Research/);
  await expect(mentee.getByText('This opens meet.example.org. It is not part of Saharambh.')).toBeVisible();
  await expect(mentee.getByText(/12:30/).first()).toBeVisible();
  await fold(mentee, 'Add a next step');
  await mentee.getByLabel('What', { exact: true }).fill('Ask three growers for their price');
  await mentee.getByLabel('Who', { exact: true }).selectOption('You');
  await mentee.getByLabel('By when').fill(dayFromNow(5));
  await mentee.getByRole('button', { name: 'Add a next step' }).click();
  await expect(mentee.getByText('The step is added.')).toBeVisible();

  await fromToday(mentor, 'You', /^Mentoring/, 'Planned', /^Market Research/);
  await expect(mentor.getByText('Ask three growers for their price')).toBeVisible();
  await expect(mentor.getByRole('button', { name: /^Done: Ask three/ })).toHaveCount(0);
  await mentee.getByRole('button', { name: 'Done: Ask three growers for their price' }).click();
  await follow(mentor, 'Mentoring', 'Planned', /^Market Research/);
  await expect(mentor.getByText('done')).toBeVisible();
  await fold(mentor, 'Cancel the session');
  await mentor.getByRole('button', { name: 'Cancel this session' }).click();
  await expect(mentor.getByRole('heading', { name: 'Your reason' })).toBeVisible();
  await fromToday(mentee, 'You', /^Mentoring/, 'Past', /^Market Research/);
  await expect(mentee.getByRole('heading', { name: `The reason of ${name}` })).toBeVisible();
});
