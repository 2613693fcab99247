import type { Page } from '@playwright/test';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { applyFor } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { dayFromNow, expectNarrow } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { follow, fromToday, newEmail, openFilters } from './member-steps.ts';

// Two members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

const headers = { 'X-Appwrite-Project': 'saharambh' };

type World = { server: RunningServer; database: string };
type Then = (core: Core, asha: Member, opportunity: string) => Promise<unknown>;

/** Meera has an open opportunity in a published project, and Asha looks for one. Each is signed in in their window. */
async function offering(meera: Page, asha: Page, { server, database }: World, then: Then = async () => {}) {
  const { core, close } = await coreBehind(server, database);
  const made = (name: string) => member(core, { name, email: newEmail('joins'), password: null });
  const [founder, student] = [await made('Meera Joshi'), await made('Asha Rao')];
  const project = await publishedProject(core, founder, `Cold rooms ${founder.id}`);
  const title = `Meter reader ${founder.id}`;
  const { slug } = await openOpportunity(core, founder, { title }, project);
  await then(core, student, slug);
  await close();
  await signInAs(meera.context(), server.origin, founder);
  await signInAs(asha.context(), server.origin, student);
  return { title };
}

test('on a phone a student finds an opportunity, applies, and overwrites no change of another tab', async ({
  page: asha,
  server,
  database,
  openWindow,
}) => {
  const { title } = await offering(await openWindow({ isPlain: true }), asha, { server, database });
  await fromToday(asha, 'Find');
  // On a phone what is found begins in the upper half, below tabs, search and filters of one row each.
  await asha.setViewportSize({ width: 360, height: 800 });
  const top = async () => (await asha.locator('main li > .row').first().boundingBox())?.y ?? 0;
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThanOrEqual(330);
  await expectNarrow(asha);
  const hours = await openFilters(asha, 'Hours');
  await expectFlawless(asha, 'the filters');
  await hours.getByLabel('Hours a week').selectOption('10');
  await hours.getByRole('button', { name: 'Show opportunities' }).filter({ visible: true }).click();
  await expect(asha).toHaveURL(/hours=10/);
  await asha.getByRole('link', { name: new RegExp(title) }).click();
  await expect(asha.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectNarrow(asha);
  await asha.getByRole('link', { name: 'Apply' }).click();
  await asha
    .getByLabel('Why you, and why this')
    .fill('I built a counter for the tank of our hostel. '.repeat(4));
  await asha.getByLabel('Hours a week that you have for it').fill('8');
  await asha.getByLabel('The first day on which you can begin').fill(dayFromNow(20));
  await expectNarrow(asha);
  await asha.getByRole('button', { name: 'Send application' }).click();
  await expect(asha.getByText('Your application is sent.')).toBeVisible();
  await expectNarrow(asha);

  // The application changed in another tab: the page shows the present version and keeps the typed text.
  const sent = new URL(asha.url()).pathname;
  await follow(asha, 'Change what you sent');
  const version = 1;
  const note = 'I built a counter for the tank of our hostel. '.repeat(5);
  const elsewhereChanged = { version, note, hours: 9, startsOn: dayFromNow(20) };
  const path = `/v1/account/applications/${sent.split('/').at(-1)}`;
  expect((await asha.request.patch(path, { headers, data: elsewhereChanged })).ok()).toBe(true);
  const hoursField = asha.getByLabel('Hours a week that you have for it');
  await hoursField.fill('7');
  await asha.getByRole('button', { name: 'Save' }).click();
  await expect(asha.getByRole('heading', { name: 'How it is now' })).toBeVisible();
  await expect(hoursField).toHaveValue('7');
  await expectNarrow(asha);
  await asha.getByRole('button', { name: 'Save' }).click();
  await expect(asha).toHaveURL(sent);
});

test('a founder and an applicant write and meet on phones, and each page follows the other', async ({
  page: meera,
  server,
  database,
  openWindow,
}) => {
  const asha = await openWindow();
  const { title } = await offering(meera, asha, { server, database }, applyFor);
  await fromToday(asha, 'Find', 'My applications', new RegExp(title));
  await open(meera, '/dashboard');
  await meera.getByRole('link', { name: /Answer Asha Rao about/ }).click();
  await expect(meera.getByRole('heading', { level: 1 })).toContainText('Asha Rao');
  await expectNarrow(meera);
  await expect(asha.getByText(/Opened on/).first()).toBeVisible();
  await asha.getByLabel('Write to the other side').fill('Which rooms are they?');
  await asha.getByRole('button', { name: 'Send' }).click();
  await expect(meera.getByText('Which rooms are they?')).toBeVisible();
  await meera.getByLabel('Write to the other side').fill('Three near Nagpur.');
  await meera.getByRole('button', { name: 'Send' }).click();
  await expect(asha.getByText('Three near Nagpur.')).toBeVisible();
  await meera.getByRole('button', { name: 'Put on the short list' }).click();
  await expect(meera.getByText('On the short list').first()).toBeVisible();
  await meera.getByText('Propose times for an interview').first().click();
  await meera.getByLabel('Time 1').fill(`${dayFromNow(8)}T15:00`);
  await meera.getByLabel('Where it is').fill('Our shed');
  await expectFlawless(meera, 'proposing times');
  await meera.getByRole('button', { name: 'Propose times for an interview' }).click();
  await expect(meera.getByText('The applicant can take one of these times:')).toBeVisible();
  await expectNarrow(meera);

  await open(asha, '/dashboard');
  await asha.getByRole('link', { name: /Choose a time for the interview/ }).click();
  await asha.getByRole('button', { name: 'Take this time' }).click();
  await expect(asha.getByText(/You meet on/)).toBeVisible();

  await expect(meera.getByText(/You meet on/)).toBeVisible();
});
