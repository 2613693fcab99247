import { member } from '#tests/ground/builders.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { fromToday, newEmail, search } from './member-steps.ts';

test.use({ isPlain: true });
// Two members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

test('without scripts an investor says interests, saves a search, promises and can ask a project', async ({
  page: investor,
  server,
  database,
  openWindow,
}) => {
  const owner = await openWindow();
  const name = `Cold rooms ${newEmail('rooms').split('@')[0]}`;
  const { core, close } = await coreBehind(server, database);
  const [who, founder] = [
    await member(core, { name: 'Leela Dutta', email: newEmail('investor'), password: null }),
    await member(core, { name: 'Kwame Mensah', email: newEmail('owner'), password: null }),
  ];
  await markAs(core, who, 'investor');
  await publishedProject(core, founder, name);
  await close();
  await signInAs(investor.context(), server.origin, who);
  await signInAs(owner.context(), server.origin, founder);

  await fromToday(owner, 'Projects', new RegExp(name), 'Who may ask for an introduction');
  await owner.getByLabel('Investors may ask').check();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Saved.')).toBeVisible();
  await expect(owner.getByLabel('Investors may ask')).toBeChecked();

  await fromToday(investor, 'You', /^Interests/);
  await investor.getByRole('button', { name: 'Save' }).click();
  await expect(investor.getByText('Choose at least one sector').first()).toBeVisible();
  await investor.getByLabel('Agriculture').check();
  await investor.getByLabel(/^Districts/).fill('Nagpur');
  await investor.getByLabel('In your own words').fill('The round closes on Friday.');
  await investor.getByRole('button', { name: 'Save' }).click();
  await expect(investor.getByText('Nothing may be offered here.').first()).toBeVisible();
  await expect(investor.getByLabel('Agriculture')).toBeChecked();
  await investor.getByLabel('In your own words').fill('I run four shops.');
  await investor.getByRole('button', { name: 'Save' }).click();
  await expect(investor.getByText('Saved.')).toBeVisible();

  await fromToday(investor, 'Projects', 'Find a project');
  await search(investor, 'Cold');
  await investor.getByRole('button', { name: 'Save this search' }).click();
  await expect(investor.getByText('Saved. Once a week we email you what is new in it.')).toBeVisible();

  await fromToday(
    investor,
    'Projects',
    'Find a project',
    new RegExp(name),
    'First read and make one promise',
  );
  await investor.getByRole('button', { name: 'I promise this' }).click();
  await expect(investor.getByText('Tick the promise first.').first()).toBeVisible();
  await investor.getByLabel('I never ask a founder for money to be heard, judged or introduced.').check();
  await investor.getByRole('button', { name: 'I promise this' }).click();
  await expect(investor.getByRole('link', { name: 'Invest', exact: true })).toBeVisible();
});
