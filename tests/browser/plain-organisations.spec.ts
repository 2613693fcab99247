import { member } from '#tests/ground/builders.ts';
import { markOrganisation, sampleAbout } from '#tests/organisations/organisations.ts';
import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { codeMailedTo, follow, fromToday, newEmail, pdf } from './member-steps.ts';

test.use({ isPlain: true });
test.describe.configure({ timeout: 120_000 });

const name = 'Amravati College of Computer Applications';

test('without scripts a college is opened and reviewed, and a coordinator is invited and proves an address', async ({
  page: owner,
  server,
  database,
  openWindow,
}) => {
  const [coordinator, administrator] = [await openWindow(), await openWindow()];
  const { core, close } = await coreBehind(server, database);
  const one = await member(core, { password: null, email: newEmail('meera') });
  const other = await member(core, { password: null, email: newEmail('asha') });
  const { website } = await markOrganisation(core, one, { website: `amravati-${Date.now()}.example` });
  await close();
  await signInAs(owner.context(), server.origin, one);
  await signInAs(coordinator.context(), server.origin, other);

  await fromToday(owner, 'You', /^My organisations/, 'Open an organisation');
  await owner.getByLabel('What is it?').selectOption('Educational institution');
  await owner.getByLabel('Name of the organisation').fill(name);
  await press(owner, 'Go on');
  await press(owner, 'Send it to us');
  await expect(owner.getByText('Something is still missing.')).toBeVisible();
  await owner.getByLabel('City or district').fill('Amravati');
  await owner.getByLabel('About', { exact: true }).fill(sampleAbout);
  await press(owner, 'Save');
  await owner.getByLabel('The letter', { exact: true }).setInputFiles(pdf);
  await press(owner, 'Send the letter');
  await press(owner, 'Send it to us');
  await expect(owner.getByText('It is with us.')).toBeVisible();
  await enterAsAdministrator(administrator, server);
  await goToDesk(administrator, /^Organisations/, new RegExp(name));
  await press(administrator, 'Open it');
  await expect(administrator.getByText('It is open. The owners are told.')).toBeVisible();

  await fromToday(owner, 'You', /^My organisations/, new RegExp(name), 'Staff');
  await owner.getByLabel('Handle or email address').fill(other.account.email);
  await owner.getByRole('checkbox', { name: /^Coordinator/ }).check();
  await press(owner, 'Send the invitation');
  await expect(owner.getByText('The invitation is on its way.')).toBeVisible();
  await fromToday(coordinator, new RegExp(`joining ${name}`));
  await expect(coordinator.getByText('Your role there: Coordinator')).toBeVisible();
  await press(coordinator, 'Join the staff');
  await expect(coordinator.getByText('Prove your address next.')).toBeVisible();
  await expect(coordinator.getByRole('link', { name: 'Students', exact: true })).toHaveCount(0);
  const email = `asha@${website}`;
  await coordinator.getByLabel('Your email address there').fill(email);
  await press(coordinator, 'Email me a code');
  await coordinator.getByLabel('Six-digit code').fill(await codeMailedTo(server, email));
  await press(coordinator, 'Prove the address');
  await follow(coordinator, 'Students');
  await expect(coordinator.getByText('No cohort yet.')).toBeVisible();
});
