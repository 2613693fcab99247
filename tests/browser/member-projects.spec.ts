import type { Page } from '@playwright/test';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import {
  follow,
  fromToday,
  join,
  newEmail,
  openFilters,
  openFromEmail,
  sayBirthDate,
  search,
} from './member-steps.ts';
import { plainWays, withScripts } from './walks.ts';

// Two members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

/** A published project of a member who is signed in in this window. */
async function ownProject(page: Page, server: RunningServer, database: string) {
  const { core, close } = await coreBehind(server, database);
  const owner = await member(core, { name: 'Asha Kulkarni', email: newEmail('owner'), password: null });
  // A search reads digits among letters as several words.
  const word = owner.id.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const name = `Cold rooms ${word}`;
  const slug = await publishedProject(core, owner, name);
  await close();
  await signInAs(page.context(), server.origin, owner);
  return { name, slug };
}

for (const javaScriptEnabled of withScripts) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a project is begun, described and published by following its open steps', async ({
      page,
      server,
    }) => {
      await join(page, server, { name: 'Asha Kulkarni', email: newEmail('owner'), role: 'Entrepreneur' });
      const { request } = page.context();
      await sayBirthDate(request);
      const handle = `asha-${Date.now().toString(36)}`;

      // The one address that is typed: from Today on, the founder presses what the pages offer.
      await fromToday(page, /^Start a project/);
      // A count that no script keeps would go on saying 0.
      const count = page.getByText(javaScriptEnabled ? '0 of 80 characters.' : 'At most 80 characters.');
      await expect(count).toBeVisible();
      await page.getByLabel('Name').fill('x'.repeat(81));
      await page.getByLabel('One line').fill('Cold rooms that growers share');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByRole('alert')).toContainText('Keep the name to 80 characters.');
      await expect(page.getByLabel('One line')).toHaveValue('Cold rooms that growers share');
      if (javaScriptEnabled) await expectFlawless(page, 'a name that is too long');
      await page.getByLabel('Name').fill('Cold rooms for tomatoes');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByText('Your project has begun')).toBeVisible();
      const home = new URL(page.url()).pathname;

      await follow(page, 'Edit: Name and stage');
      await page.getByLabel('Stage').selectOption('Pilot');
      await page.getByRole('button', { name: 'Save and go on' }).click();
      await expect(page).toHaveURL(`${home}/edit/story`);
      await page.getByLabel('The problem').fill('Tomatoes rot before they are sold.');
      await page.getByLabel('What exists today').fill('One room.');
      await page.getByLabel('What comes next').fill('Three rooms.');
      await page.getByRole('button', { name: 'Save and go on' }).click();
      await expect(page).toHaveURL(`${home}/edit/facts`);
      await page.getByLabel('First sector').selectOption('Agriculture');
      await page.getByLabel('Website').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toContainText('Enter the website like https://example.com');
      await expect(page.getByLabel('First sector')).toHaveValue('Agriculture');
      await page.getByLabel('Website').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(home);
      // The open step leads to its field, by way of the handle that it needs first, and back.
      await page.getByRole('link', { name: 'One owner shows their profile to everyone' }).click();
      await page.getByRole('link', { name: 'Choose your handle' }).click();
      await expect(page.getByLabel('Handle')).toBeFocused();
      await page.getByLabel('Handle').fill(handle);
      await page.getByRole('button', { name: 'Take this handle' }).click();
      await expect(page.getByRole('button', { name: 'Show me to everyone' })).toBeFocused();
      await page.getByRole('button', { name: 'Show me to everyone' }).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByText('Nothing is left: it can be published.')).toBeVisible();
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Everyone can see it now.')).toBeVisible();
    });

    test('a drafted opportunity names what is left to say and leads to each of it, and back', async ({
      page,
      server,
      database,
    }) => {
      const { name } = await ownProject(page, server, database);
      await fromToday(page, 'Projects', new RegExp(name), 'Opportunities');
      await page.getByLabel('Kind').selectOption('Internship');
      await page.getByLabel('Title').fill('Counter for cold rooms');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByText('8 things left')).toBeVisible();
      const opportunity = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'Say what the person would do' }).click();
      await expect(page.getByLabel('What you would do')).toBeFocused();
      await page.getByLabel('What you would do').fill('Read the meters of three rooms.');
      await expect(page.getByRole('button', { name: 'Save and go on' })).toBeHidden();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(opportunity);
      await expect(page.getByText('7 things left')).toBeVisible();
      await page.getByRole('link', { name: /^Say what the person gets/ }).click();
      await expect(page.getByLabel('Pay, from')).toBeFocused();
      await page.getByRole('link', { name: 'Go back without a change' }).click();
      await expect(page).toHaveURL(opportunity);
    });
  });
}

for (const isPlain of plainWays) {
  test.describe(isPlain ? 'by plain forms' : 'with all scripts', () => {
    test.use({ isPlain });

    test('a search is saved with its filters, and its filters can be changed', async ({ page, server }) => {
      await join(page, server, { name: 'Asha Kulkarni', email: newEmail('saves'), role: 'Entrepreneur' });
      await sayBirthDate(page.context().request);
      await fromToday(page, 'Find');
      await search(page, 'meters');
      const hours = await openFilters(page, 'Hours', !isPlain);
      await hours.getByLabel('Hours a week').selectOption('10');
      await hours
        .getByRole('button', { name: 'Show opportunities' })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(/hours=10/);
      await page.getByRole('button', { name: 'Save this search' }).click();
      await expect(page.getByText('Saved. Once a week')).toBeVisible();
      await follow(page, 'Saved');
      await page.getByRole('link', { name: /^Change / }).click();
      await expect(page.getByLabel('What you call it')).toBeVisible();
    });

    test('an invited guest signs up and comes into the team, which its last owner cannot leave', async ({
      page,
      server,
      database,
      openWindow,
    }) => {
      const { name, slug } = await ownProject(page, server, database);
      const invited = newEmail('invited');
      await fromToday(page, 'Projects', new RegExp(name), 'Team');
      await page.getByLabel('Handle or email address').fill(invited);
      await page.getByRole('button', { name: 'Send the invitation' }).click();
      await expect(page.getByText(invited)).toBeVisible();
      await page.getByRole('button', { name: 'Leave the team' }).click();
      await expect(page.getByRole('alert')).toContainText('You are its last owner.');

      const email = await server.emailTo(invited);
      const guest = await openWindow();
      const other = guest.context();
      await openFromEmail(guest, email, 'invitation');
      await guest.getByRole('button', { name: 'Sign up and join' }).click();
      await expect(guest).toHaveURL(/\/signup\?next=%2Finvitation/);
      await join(guest, server, { name: 'Ravi Rao', email: invited, role: 'Entrepreneur' });
      await sayBirthDate(other.request);
      await openFromEmail(guest, email, 'invitation');
      await expect(guest).toHaveURL(`/my/projects/${slug}`);
      await expect(guest.getByText('You are in the team.')).toBeVisible();
      await expect(guest.getByText('2 people').first()).toBeVisible();
    });

    test('a note of the team stands on the public page, which another member finds and follows', async ({
      page,
      server,
      database,
      openWindow,
    }) => {
      const { name } = await ownProject(page, server, database);
      await fromToday(page, 'Projects', new RegExp(name), 'Updates');
      await page.getByLabel('What is new?').fill('The first room is cold.');
      await page.getByRole('button', { name: 'Put it on the page' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'The first room is cold.' })).toBeVisible();

      await follow(page, 'Overview', 'Its public page');
      await expect(page.getByText('The first room is cold.')).toBeVisible();
      await expect(page.getByRole('heading', { name })).toBeVisible();
      const guest = await openWindow();
      await join(guest, server, { name: 'Ravi Rao', email: newEmail('follows'), role: 'Entrepreneur' });
      await sayBirthDate(guest.request);
      await fromToday(guest, 'Find');
      await guest.getByRole('main').getByRole('link', { name: 'Projects', exact: true }).click();
      // The address is new before the page is, and the page of people has such a field too.
      await expect(guest.getByRole('heading', { name: 'Find projects' })).toBeVisible();
      await search(guest, name.split(' ').at(-1) ?? '');
      await guest
        .getByRole('link', { name: new RegExp(name) })
        .first()
        .click();
      await guest.getByRole('button', { name: 'Follow' }).click();
      await expect(guest.getByText('You follow this project.')).toBeVisible();
    });
  });
}

test('a guest is led through the sign-up to the new project', async ({ page }) => {
  await open(page, '/');
  await follow(page, 'Startup Incubation', 'Start a Project');
  await expect(page).toHaveURL('/signup?next=%2Fmy%2Fprojects%2Fnew');
});
