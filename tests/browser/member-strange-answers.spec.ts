import type { Page } from '@playwright/test';
import { applyFor } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, open, test } from './fixture.ts';
import {
  enterThroughContract,
  follow,
  fromToday,
  joinThroughContract,
  newEmail,
  password,
} from './member-steps.ts';

/** Answers of a proxy, a firewall or a hotspot in place of the server. */
const answers = [
  { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' },
  { status: 404, contentType: 'application/json', body: '{"message":"no such upstream"}' },
  { status: 200, contentType: 'text/html', body: '<html><h1>Sign in to the hotspot</h1></html>' },
  { status: 200, contentType: 'text/plain', body: 'ok' },
  { status: 200, contentType: 'application/json', body: '[{}]' },
  { status: 204 },
];
const garbled = 'Saharambh is not answering properly right now. Please try again.';
const waits = 'Saharambh is not answering properly right now. The page comes when it does.';

const answeredBy = (page: Page, address: RegExp, answer: object) =>
  page.route(address, (route) => route.fulfill(answer), { times: 1 });

test('a login that something else answers stays with all that was typed, says so, and can be sent again', async ({
  page,
  server,
  request,
  expectTrouble,
}) => {
  expectTrouble(/502|404/);
  const email = newEmail('garbled');
  await joinThroughContract(request, server, { name: 'Gar Bled', email, role: 'Mentor' });
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  const secret = page.getByLabel('Password', { exact: true });
  await secret.fill(password);
  for (const answer of answers) {
    await answeredBy(page, /\/login\.data/, answer);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(garbled);
    await expect(secret).toHaveValue(password);
    await page.getByLabel('Email').fill(email);
    await expect(page.getByRole('alert')).toBeHidden();
  }
  await answeredBy(page, /\/login\.data/, { status: 502, body: 'Bad gateway' });
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await expect(page.getByRole('alert')).toHaveText(garbled);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a form in the product keeps its text, and a followed link waits on the present page', async ({
  page,
  server,
  expectTrouble,
}) => {
  expectTrouble(/502|404/);
  await enterThroughContract(page, server, newEmail('behind'));
  await follow(page, 'You', /^Settings/);
  await page.getByText('Change email').click();
  const typed = page.getByLabel('New email');
  await typed.fill('moved@example.org');
  for (const answer of answers.slice(0, 2)) {
    await answeredBy(page, /\/settings\.data/, answer);
    await page.getByRole('button', { name: 'Send OTP' }).first().click();
    await expect(page.getByRole('alert')).toHaveText(garbled);
    await expect(typed).toHaveValue('moved@example.org');
    await typed.fill('moved@example.org');
  }
  const you = page
    .getByRole('navigation', { name: 'Your places' })
    .getByRole('link', { name: 'You', exact: true });
  for (const answer of answers) {
    await page.route(/\/you\.data/, (route) => route.fulfill(answer));
    await you.click();
    await expect(page.getByText(waits)).toBeVisible();
    await expect(typed).toHaveValue('moved@example.org');
    await page.unroute(/\/you\.data/);
    // A member who goes on typing stays on the page, and another press leads them there later.
    await typed.fill('moved@example.org');
    await expect(page.getByText(waits)).toBeHidden();
  }
  await page.route(/\/you\.data/, (route) => route.fulfill(answers[0]));
  await you.click();
  await expect(page.getByText(waits)).toBeVisible();
  await page.unroute(/\/you\.data/);
  await expect(page).toHaveURL('/you', { timeout: 9000 });
  await expect(page.getByText(waits)).toBeHidden();
});

test('an export that something else answers leaves the page, says so, and is saved by the next press', async ({
  page,
  server,
  database,
  expectTrouble,
}) => {
  expectTrouble(/502|404/);
  const { core, close } = await coreBehind(server, database);
  const made = (name: string) => member(core, { name, email: newEmail('export'), password: null });
  const [owner, applicant] = [await made('Meera Joshi'), await made('Asha Rao')];
  const project = await publishedProject(core, owner, 'Cold rooms');
  const opportunity = await openOpportunity(core, owner, { title: 'Meter reader' }, project);
  await applyFor(core, applicant, opportunity.slug);
  await close();
  await signInAs(page.context(), server.origin, owner);
  await fromToday(page, 'Projects', /Cold rooms/, 'Opportunities', /Meter reader/, /^Applications: 1 open/);
  await page.getByText('Export as a table').click();
  const button = page.getByRole('button', { name: 'Export the open applications' });
  const address = page.url();
  for (const answer of answers) {
    await answeredBy(page, /\/export/, answer);
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(garbled);
    expect(page.url()).toBe(address);
  }
  const saved = page.waitForEvent('download');
  await button.click();
  expect((await saved).suggestedFilename()).toMatch(/^applications-.*\.csv$/);
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Who has exported them' })).toContainText('Meera Joshi');
});
