import { institutionOf } from '#tests/credit-opportunities/credit-opportunities.ts';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { sampleName } from '#tests/organisations/organisations.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });
test.describe.configure({ timeout: 120_000 });

const said = `Credit confirmed by ${sampleName}: up to 75 hours, 2 credits`;

test('without scripts a team names an institution, its staff confirm the credit, and everyone reads it', async ({
  page: team,
  server,
  database,
  openWindow,
}) => {
  const staff = await openWindow();
  const { core, close } = await coreBehind(server, database);
  const [one, other] = [
    await member(core, { password: null, name: 'Meera Joshi', email: newEmail('meera') }),
    await member(core, { password: null, name: 'Kwame Mensah', email: newEmail('kwame') }),
  ];
  await showToEverybody(core, one);
  await institutionOf(core, other);
  const credit = { institution: 'Our college', hours: 90 };
  const { title } = (await openOpportunity(core, one, { credit })).said;
  await signInAs(team.context(), server.origin, one);
  await signInAs(staff.context(), server.origin, other);

  await fromToday(team, 'Projects', /^of-/, 'Opportunities', new RegExp(title));
  await expect(team.getByText('Now it says: Our college, 90 hours.')).toBeVisible();
  await follow(team, 'Choose the institution that confirms it');
  await team.getByLabel('Name, or address of its page here').fill('wardha commerce');
  await press(team, 'Search');
  await team.getByRole('radio', { name: sampleName }).first().check();
  await press(team, 'Name this institution');
  await expect(team.getByText(`We have asked ${sampleName}.`)).toBeVisible();

  await fromToday(staff, new RegExp(`^Confirm the credit, or decline: ${title}`));
  await staff.getByLabel('Hours, at most').fill('120');
  await press(staff, 'Confirm');
  await expect(
    staff.getByText('The opportunity gives credit for fewer hours. Enter fewer.').first(),
  ).toBeVisible();
  await staff.getByLabel('Hours, at most').fill('75');
  await press(staff, 'Confirm');
  await expect(staff.getByText('The credit is confirmed, and the team is told.')).toBeVisible();
  await follow(staff, 'Read the opportunity');
  await expect(staff.getByText(said)).toBeVisible();

  await fromToday(team, 'Projects', /^of-/, 'Opportunities', new RegExp(title));
  await expect(team.getByText(said)).toBeVisible();
  await close();
});
