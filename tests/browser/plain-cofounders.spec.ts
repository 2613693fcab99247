import type { Page } from '@playwright/test';
import type { Core } from '#core/ground/core.ts';
import { beginText, bringText, searcher } from '#tests/cofounders/searches.ts';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { fromToday, newEmail } from './member-steps.ts';

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

async function search(page: Page, hours: string): Promise<void> {
  await fromToday(page, 'Find', 'Co-founders', 'Your search', /Write your search|Change your search/);
  await page.getByLabel('What I want to begin').fill(beginText);
  await page.getByLabel('What I bring').fill(bringText);
  await page.getByLabel('Hours a week, at least').fill(hours);
  await page.getByLabel('Hours: how much it matters').selectOption('must');
  await page.getByRole('button', { name: 'Save' }).click();
}

test('without scripts two members search, change the must that the diagnosis names, fit, and talk', async ({
  page: asker,
  server,
  database,
  openWindow,
}) => {
  const other = await openWindow();
  const [asking, asked] = ['Meera', 'Kwame'].map((name) => `${name} ${newEmail('m').split('@')[0]}`) as [
    string,
    string,
  ];
  const members = await prepared({ server, database }, async (core) => [
    await searcher(core, { name: asking, hours: 12 }),
    await searcher(core, { name: asked, hours: 12 }),
  ]);
  await signInAs(asker.context(), server.origin, members[0] as (typeof members)[number]);
  await signInAs(other.context(), server.origin, members[1] as (typeof members)[number]);

  await search(other, '10');
  await other.getByRole('button', { name: 'Turn it on' }).click();
  await expect(other.getByText('Your search is on for 60 days.').first()).toBeVisible();

  await search(asker, '49');
  await expect(
    asker.getByText('Write the hours a week as a whole number from 1 to 48.').first(),
  ).toBeVisible();
  await expect(asker.getByLabel('What I bring')).toHaveValue(bringText);
  await asker.getByLabel('Hours a week, at least').fill('48');
  await asker.getByRole('button', { name: 'Save' }).click();
  await asker.getByRole('button', { name: 'Turn it on' }).click();
  await fromToday(asker, 'Find', 'Co-founders');
  await expect(asker.getByText('Nobody fits both ways today.')).toBeVisible();
  await asker.getByRole('link', { name: 'Without “at least 48 hours a week”' }).click();
  await expect(
    asker.getByText('Changed in this form, not saved yet: at least 48 hours a week.'),
  ).toBeVisible();
  await asker.getByRole('button', { name: 'Save' }).click();

  await fromToday(asker, 'Find', 'Co-founders');
  await expect(asker.getByText('You ask 0 musts, they ask 1: all met.').first()).toBeVisible();
  await asker.getByRole('link', { name: `Ask to begin together: ${asked}` }).click();
  await asker.getByLabel('Your note').fill(beginText);
  await asker.getByRole('button', { name: 'Send the request' }).click();

  await fromToday(other, new RegExp(asking));
  await expect(other.getByText(bringText).first()).toBeVisible();
  await other.getByRole('button', { name: 'Say yes' }).click();
  await expect(other.getByText('You can talk now.').first()).toBeVisible();
});
