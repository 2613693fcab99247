import { expect, open, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import {
  follow,
  fromToday,
  join,
  leaveSite,
  newEmail,
  openFilters,
  openFromEmail,
  sayBirthDate,
  search,
} from './member-steps.ts';
import { withScripts } from './walks.ts';

for (const javaScriptEnabled of withScripts) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a project is begun, described, published, followed and joined', async ({
      page,
      server,
      openWindow,
    }) => {
      test.setTimeout(120_000);
      const flawless = (state: string) =>
        javaScriptEnabled ? expectFlawless(page, state) : Promise.resolve();
      await join(page, server, { name: 'Asha Kulkarni', email: newEmail('owner'), role: 'Entrepreneur' });
      const { request } = page.context();
      await sayBirthDate(request);
      const handle = `asha-${Date.now().toString(36)}`;

      // The one address that is typed: from Today on, the founder presses what the pages offer.
      await fromToday(page, 'Start a project');
      // A count that no script keeps would go on saying 0.
      const count = page.getByText(javaScriptEnabled ? '0 of 80 characters.' : 'At most 80 characters.');
      await expect(count).toBeVisible();
      await page.getByLabel('Name').fill('x'.repeat(81));
      await page.getByLabel('One line').fill('Cold rooms that growers share');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByRole('alert')).toContainText('Keep the name to 80 characters.');
      await expect(page.getByLabel('One line')).toHaveValue('Cold rooms that growers share');
      await flawless('a name that is too long');
      await page.getByLabel('Name').fill('Cold rooms for tomatoes');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByText('Your project has begun')).toBeVisible();
      const home = new URL(page.url()).pathname;

      await follow(page, 'Edit: Name and stage');
      await page.getByLabel('How far it is').selectOption('Pilot');
      await page.getByRole('button', { name: 'Save and go on' }).click();
      await expect(page).toHaveURL(`${home}/edit/story`);
      await page.getByLabel('The problem').fill('Tomatoes rot before they are sold.');
      await page.getByLabel('What exists today').fill('One room.');
      await page.getByLabel('What comes next').fill('Three rooms.');
      await page.getByRole('button', { name: 'Save and go on' }).click();
      await expect(page).toHaveURL(`${home}/edit/facts`);
      await page.getByLabel('First field').selectOption('Agriculture');
      await page.getByLabel('Website').fill('javascript:alert(1)');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('alert')).toContainText('Enter the website like https://example.com');
      await expect(page.getByLabel('First field')).toHaveValue('Agriculture');
      await page.getByLabel('Website').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(home);
      // The open step leads to its field, by way of the handle that it needs first, and back.
      await page.getByRole('link', { name: 'One owner shows their profile to everybody' }).click();
      await page.getByRole('link', { name: 'Choose your handle' }).click();
      await expect(page.getByLabel('Handle')).toBeFocused();
      await page.getByLabel('Handle').fill(handle);
      await page.getByRole('button', { name: 'Take this handle' }).click();
      await expect(page.getByRole('button', { name: 'Show me to everybody' })).toBeFocused();
      await flawless('a member who is led to show their page');
      await page.getByRole('button', { name: 'Show me to everybody' }).click();
      await expect(page).toHaveURL(home);
      await expect(page.getByText('Nothing is left: it can be published.')).toBeVisible();
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('Everybody can see it now.')).toBeVisible();
      await flawless('a published project');

      await page.getByRole('link', { name: 'Offer an opportunity' }).click();
      await expect(page).toHaveURL(`${home}/opportunities`);
      await page.getByLabel('Kind').selectOption('Internship');
      await page.getByLabel('Title').fill('Counter for cold rooms');
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByText('8 things left')).toBeVisible();
      await flawless('an opportunity that has begun');
      const opportunity = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'Say what somebody would do' }).click();
      await expect(page.getByLabel('What you would do')).toBeFocused();
      await page.getByLabel('What you would do').fill('Read the meters of three rooms.');
      await flawless('an opportunity that is described');
      await expect(page.getByRole('button', { name: 'Save and go on' })).toBeHidden();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(opportunity);
      await expect(page.getByText('7 things left')).toBeVisible();
      await page.getByRole('link', { name: /^Say what somebody gets/ }).click();
      await expect(page.getByLabel('Pay, from')).toBeFocused();
      await page.getByRole('link', { name: 'Go back without a change' }).click();
      await expect(page).toHaveURL(opportunity);
      await follow(page, 'Find');
      await search(page, 'meters');
      const hours = await openFilters(page, 'Hours', javaScriptEnabled);
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
      await flawless('a saved search');
      await page.getByRole('link', { name: /^Change / }).click();
      await expect(page.getByLabel('What you call it')).toBeVisible();
      await flawless('the filters of a saved search');

      const invited = newEmail('invited');
      await follow(page, 'Projects', /Cold rooms for tomatoes/, 'Team');
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
      // A page that is open hears of the account that comes next by another way, and would go on to the invitation itself.
      await leaveSite(guest);
      await join(guest, server, { name: 'Ravi Rao', email: invited, role: 'Entrepreneur' });
      await sayBirthDate(other.request);
      await openFromEmail(guest, email, 'invitation');
      await expect(guest).toHaveURL(home);
      await expect(guest.getByText('You are in the team.')).toBeVisible();
      await expect(guest.getByText('2 people').first()).toBeVisible();

      await follow(page, 'Updates');
      await page.getByLabel('What is new?').fill('The first room is cold.');
      await page.getByRole('button', { name: 'Put it on the page' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'The first room is cold.' })).toBeVisible();
      await flawless('a note of the team');

      await follow(page, 'Overview', 'Its public page');
      await expect(page.getByText('The first room is cold.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Cold rooms for tomatoes' })).toBeVisible();
      await expect(page.getByText('and 1 more')).toBeVisible();
      await flawless('a public project');
      await page.goBack();
      await follow(page, 'Find');
      await page.getByRole('main').getByRole('link', { name: 'Projects', exact: true }).click();
      await expect(page).toHaveURL('/find/projects');
      await search(page, 'tomatos');
      await page
        .getByRole('link', { name: /Cold rooms for tomatoes/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Follow' }).click();
      await expect(page.getByText('You follow this project.')).toBeVisible();
    });
  });
}

test('a guest is led through the sign-up to the new project', async ({ page }) => {
  await open(page, '/');
  await follow(page, 'Startup Incubation', 'Start a Project');
  await expect(page).toHaveURL('/signup?next=%2Fmy%2Fprojects%2Fnew');
});
