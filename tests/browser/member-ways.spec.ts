import type { Page } from '@playwright/test';
import { active, joinTeam } from '#tests/agreements/agreements.ts';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { enterAsAdministrator } from './admin-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, open, test } from './fixture.ts';
import { fromToday, join, newEmail, password, sayBirthDate, typeAddress } from './member-steps.ts';

/** Follows a link with scripts, and waits until the page it leads to has its own. */
async function follow(page: Page, name: string | RegExp, title: string | RegExp): Promise<void> {
  await page.getByRole('link', { name }).filter({ visible: true }).first().click();
  await expectPage(page, title);
}

async function expectPage(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('.under-way[data-shown]')).toHaveCount(0);
}

test('links lead into the pages of an agreement and out of them, and Back and Forward follow all steps', async ({
  page,
  server,
  database,
}) => {
  test.setTimeout(60_000);
  const { core, close } = await coreBehind(server, database);
  const made = (name: string) => member(core, { name, email: newEmail('ways'), password: null });
  const [owner, contributor] = [await made('Meera Joshi'), await made('Asha Rao')];
  const project = await publishedProject(core, owner, 'Cold rooms');
  await joinTeam(core, project, contributor);
  await active(core, { owner, contributor, project });
  await close();
  await signInAs(page.context(), server.origin, contributor);

  await open(page, '/dashboard');
  await follow(page, /^You$/, 'Asha Rao');
  await follow(page, /^My agreements/, 'My agreements');
  await expect(
    page.getByRole('navigation', { name: 'Your places' }).filter({ visible: true }).getByText('You'),
  ).toHaveAttribute('aria-current', 'true');
  await follow(page, /Builder of counters/, 'Builder of counters');
  // With scripts, a link between two of these pages moves the focus to the heading, and Back restores the scroll position.
  await page.getByRole('link', { name: 'The ledger', exact: true }).scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => scrollY);
  await follow(page, /^The ledger/, 'The ledger');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectPage(page, 'Builder of counters');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(depth);
  await follow(page, /Counter on one door/, /Counter on one door/);
  await follow(page, 'Today', 'Welcome back, Asha Rao!');
  await follow(page, 'Projects', 'Projects');
  for (const title of [
    /^Welcome back/,
    /Counter on one door/,
    'Builder of counters',
    'My agreements',
    'Asha Rao',
  ]) {
    await page.goBack();
    await expectPage(page, title);
  }
  for (const title of [
    'My agreements',
    'Builder of counters',
    /Counter on one door/,
    /^Welcome back/,
    'Projects',
  ]) {
    await page.goForward();
    await expectPage(page, title);
  }
});

test('a link to a section of a public page scrolls to that section', async ({ page, server }) => {
  await join(page, server, { name: 'Asha Rao', email: newEmail('ways'), role: 'Mentor' });
  await open(page, '/dashboard');
  await page.getByRole('link', { name: 'Your data rights' }).click();
  await expect(page).toHaveURL('/privacy#your-rights');
  await expect(page.locator('#your-rights')).toBeInViewport();
  await page.goBack();
  await expectPage(page, 'Welcome back, Asha Rao!');
});

test('Back from a page that asked for a sign-in does not lead to the sign-in form', async ({
  page,
  server,
}) => {
  const email = newEmail('ways');
  await join(page, server, { name: 'Asha Rao', email, role: 'Mentor' });
  await page.context().clearCookies();
  await open(page, '/');
  await follow(page, 'About Us', /./);
  await typeAddress(page, '/settings');
  await expect(page).toHaveURL('/login?next=%2Fsettings');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectPage(page, 'Settings');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the pages under You have it as their current place, and own searches have Find', async ({
  page,
  server,
  database,
}) => {
  const { core, close } = await coreBehind(server, database);
  const who = await member(core, { email: newEmail('places'), password: null });
  await close();
  await signInAs(page.context(), server.origin, who);
  const current = page
    .getByRole('navigation', { name: 'Your places' })
    .filter({ visible: true })
    .locator('[aria-current]');
  for (const row of [/^Mentoring/, /^Introductions/, /^Certificates/, /^My data/, /^Interests/]) {
    await fromToday(page, 'You', row);
    await expect(current).toHaveText('You');
  }
  await fromToday(page, 'Projects');
  await expect(current).toHaveText('Projects');
});

test('links lead to the desk and its pages, and Back and Forward follow all steps', async ({
  page,
  server,
}) => {
  test.setTimeout(60_000);
  // Administrators are shared by the tests of a worker: theirs need not be among the newest accounts any more.
  const name = 'Newest Sample';
  await join(page, server, { name, email: newEmail('newest'), role: 'Mentor' });
  await page.context().clearCookies();
  await enterAsAdministrator(page, server);
  await sayBirthDate(page.context().request);
  await fromToday(page, 'Admin');
  await expectPage(page, 'Enquiries');
  await follow(page, 'Accounts', 'Newest accounts');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await follow(page, /^Newest Sample.*@/, name);
  await follow(page, 'Log', 'Log');
  await follow(page, 'Today', /^Welcome back/);
  await follow(page, 'Find', 'Find opportunities');
  for (const title of [/^Welcome back/, 'Log', name, 'Newest accounts', 'Enquiries']) {
    await page.goBack();
    await expectPage(page, title);
  }
  for (const title of ['Newest accounts', name, 'Log', /^Welcome back/, 'Find opportunities']) {
    await page.goForward();
    await expectPage(page, title);
  }
});
