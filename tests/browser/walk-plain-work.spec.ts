import type { Browser, Page } from '@playwright/test';
import { joinTeam } from '#tests/agreements/agreements.ts';
import { firstMessage, handleOf, verified } from '#tests/conversations/conversations.ts';
import { member } from '#tests/ground/builders.ts';
import { dayFromNow, openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { codeMailedTo, newEmail, pdf } from './member-steps.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 120_000 });

type Both = { browser: Browser; server: RunningServer; database: string };

/** A founder with a published project and a student, each in a browser without scripts. */
async function bothSides({ browser, server, database }: Both) {
  const { core, close } = await coreBehind(server, database);
  const made = async (name: string) => {
    const who = await member(core, { name, email: newEmail(name.slice(0, 4).toLowerCase()), password: null });
    const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
    await signInAs(context, server.origin, who);
    return { who, page: await context.newPage() };
  };
  const [meera, asha] = [await made('Meera Joshi'), await made('Asha Rao')];
  const project = await publishedProject(core, meera.who, `Cold rooms ${meera.who.id.slice(-6)}`);
  const end = async () => {
    await close();
    for (const { page } of [meera, asha]) await page.context().close();
  };
  return { core, meera, asha, project, end };
}

test('without scripts a first message is asked, accepted, answered with a file, changed and deleted', async ({
  browser,
  server,
  database,
}) => {
  const { core, meera, asha, end } = await bothSides({ browser, server, database });
  await verified(core, asha.who);
  const handle = await handleOf(core, meera.who);
  const { page } = asha;
  await page.goto(`/find/people/${handle}`);
  await page.getByRole('link', { name: 'Write to Meera Joshi' }).click();
  await page.getByLabel('Your first message').fill('Hello');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert')).toContainText('120 to 1,000 characters');
  await page.getByLabel('Your first message').fill(firstMessage);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText(/^Waiting for Meera Joshi/)).toBeVisible();
  const address = new URL(page.url()).pathname;

  await meera.page.goto('/messages');
  await meera.page.getByRole('link', { name: 'Requests (1)' }).click();
  await meera.page.getByRole('link', { name: /Asha Rao/ }).click();
  await meera.page.getByRole('button', { name: 'Accept' }).click();
  await expect(meera.page.getByText('Accepted. You can write to each other now.')).toBeVisible();
  await meera.page.getByRole('textbox', { name: 'Message' }).fill('Gladly. Here is the plan.');
  await meera.page.locator('input[type=file]').setInputFiles({ ...pdf, name: 'plan.pdf' });
  await meera.page.getByRole('button', { name: 'Send' }).click();
  await expect(meera.page.getByText('Gladly. Here is the plan.', { exact: true })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Messages, 1 new' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: /Meera Joshi/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('link', { name: /plan\.pdf/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you, reading it tonite.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('link', { name: /^Edit or delete: Thank you/ }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Thank you, reading it tonight.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Thank you, reading it tonight.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Edit or delete: Thank you/ }).click();
  await page.getByRole('button', { name: 'Delete message' }).click();
  await expect(page).toHaveURL(address);
  await meera.page.goto(address);
  await expect(meera.page.getByRole('log').getByText('deleted', { exact: true })).toBeVisible();
  await end();
});

test('without scripts a student applies, is invited to an interview, gets an offer, accepts and joins', async ({
  browser,
  server,
  database,
}) => {
  const { core, meera, asha, project, end } = await bothSides({ browser, server, database });
  const title = `Meter reader ${asha.who.id.slice(-6)}`;
  await openOpportunity(core, meera.who, { title }, project);
  const { page } = asha;
  await page.goto('/find/opportunities');
  await page.getByLabel('Search open opportunities').fill(title);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await page.getByRole('link', { name: 'Apply' }).click();
  await page.getByLabel('Why you, and why this').fill('Please.');
  await page.getByLabel('Hours a week that you have for it').fill('8');
  await page.getByLabel('The first day on which you can begin').fill(dayFromNow(20));
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Please write 120 to 2,000 characters.').first()).toBeVisible();
  await page
    .getByLabel('Why you, and why this')
    .fill('I built a counter for the tank of our hostel. '.repeat(4));
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Your application is sent.')).toBeVisible();
  const sent = new URL(page.url()).pathname;

  const team = meera.page;
  await team.goto('/dashboard');
  await team.getByRole('link', { name: /Answer Asha Rao about/ }).click();
  await team.getByRole('button', { name: 'Put on the short list' }).click();
  await expect(team.getByText('On the short list').first()).toBeVisible();
  await team.getByText('Propose times for an interview').first().click();
  await team.getByLabel('Time 1').fill(`${dayFromNow(8)}T15:00`);
  await team.getByLabel('Where it is').fill('Our shed');
  await team.getByRole('button', { name: 'Propose times for an interview' }).click();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Choose a time for the interview/ }).click();
  await page.getByRole('button', { name: 'Take this time' }).click();
  await expect(page.getByText(/You meet on/)).toBeVisible();
  await page.getByLabel('Write to the other side').fill('Which rooms are they?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Which rooms are they?')).toBeVisible();

  await team.reload();
  await expect(team.getByText('Which rooms are they?')).toBeVisible();
  await team.getByText('Offer the seat').first().click();
  await team.getByLabel('Title in the team').fill('Keeper of meters');
  await team.getByRole('button', { name: 'Offer the seat' }).click();
  await expect(team.getByText('The offer is made.')).toBeVisible();
  await page.goto(sent);
  await page.getByRole('button', { name: 'Accept the offer' }).click();
  await expect(page.getByText('You have accepted the offer.')).toBeVisible();
  await team.reload();
  await team.getByRole('button', { name: 'Confirm that they have joined' }).click();
  await expect(team.getByText('They are in the team.').first()).toBeVisible();
  await page.goto(`/my/projects/${project}`);
  await expect(page.getByText('2 people').first()).toBeVisible();
  await end();
});

test('without scripts an agreement is drafted, countered, signed by both, worked on and accepted', async ({
  browser,
  server,
  database,
}) => {
  const { core, meera, asha, project, end } = await bothSides({ browser, server, database });
  await joinTeam(core, project, asha.who);
  const team = meera.page;
  await team.goto(`/my/projects/${project}/team`);
  await team.getByRole('link', { name: 'Begin an agreement with a person' }).click();
  await team.getByLabel('With whom?').selectOption({ label: 'Asha Rao, Builder' });
  await team.getByRole('button', { name: 'Begin the draft' }).click();
  await expect(team).toHaveURL(/\/edit\/parties$/);
  const at = new URL(team.url()).pathname.replace('/edit/parties', '');
  await team.getByRole('button', { name: 'Save and go on' }).click();
  await team.getByLabel('Role').fill('Builder of counters');
  await team.getByLabel('What is done').fill('Builds the counter.');
  await team.getByRole('button', { name: 'Save and go on' }).click();
  await expect(team).toHaveURL(`${at}/edit/time`);
  await team.goto(`${at}/edit/law`);
  await team.getByLabel('Law').fill('India');
  await team.getByRole('textbox', { name: 'Place' }).fill('Nagpur');
  await team.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(team).toHaveURL(`${at}/draft`);
  await team.getByRole('link', { name: 'At least one milestone' }).click();
  await team.getByRole('link', { name: 'Add a milestone' }).click();
  await team.getByLabel('Title').fill('Counter on one door');
  await team.getByLabel('Done when').fill('It counts a day without a miss');
  await team.getByLabel('Hours').fill('20');
  await team.getByLabel('Value').fill('12,0');
  await team.getByLabel('Due on').fill(dayFromNow(60));
  await team.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(team.getByText('Please enter an amount').first()).toBeVisible();
  await team.getByLabel('Value').fill('12,000');
  await team.getByRole('button', { name: 'Save', exact: true }).click();
  await team.getByRole('link', { name: 'Read the whole text' }).first().click();
  await expect(team.getByText('Nothing is left to say.')).toBeVisible();
  await team.getByRole('button', { name: 'Propose it' }).click();
  await expect(team.getByText(/^You proposed the agreement/)).toBeVisible();

  const { page } = asha;
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Answer or sign the agreement/ }).click();
  await expect(page).toHaveURL(at);
  await page.getByRole('button', { name: 'Counter' }).click();
  await page.goto(`${at}/edit/ending`);
  await page.getByLabel('Days of notice').fill('7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send the counter' }).click();
  await expect(page).toHaveURL(at);
  await team.goto(at);
  await expect(team.getByRole('deletion').first()).toHaveText(/14$/);
  await signs(team, server, meera.who.account);
  await signs(page, server, asha.who.account);
  await expect(page.getByText('Both sides have signed. The agreement is in force.')).toBeVisible();

  await page.getByRole('link', { name: /Counter on one door/ }).click();
  await page.getByRole('button', { name: 'Start this milestone' }).click();
  await expect(page.getByText('Your turn: hand in the milestone by').first()).toBeVisible();
  await page.getByLabel('What was done').fill('It counts.');
  await page.getByLabel('Hours actually worked').fill('22');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByText('Your work is handed in.').first()).toBeVisible();
  await team.goto('/dashboard');
  await team
    .getByRole('link', { name: /Review/ })
    .first()
    .click();
  await team.getByRole('button', { name: 'Accept it' }).click();
  await expect(team.getByText('The milestone is accepted.')).toBeVisible();
  await end();
});

async function signs(page: Page, server: RunningServer, { name, email }: { name: string; email: string }) {
  await page.getByRole('link', { name: 'Read the whole text and sign' }).click();
  await page.getByLabel('Your name, as you sign').fill(name);
  await page.getByRole('button', { name: 'Mail me the code' }).click();
  await expect(page.getByText('The code is on its way to your email address.')).toBeVisible();
  await page.getByLabel('The code from the email').fill(await codeMailedTo(server, email));
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page).toHaveURL(/\/my\/agreements\/\w+$/);
}
