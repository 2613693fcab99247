import { applyFor, offered } from '#tests/applications/applications.ts';
import { member } from '#tests/ground/builders.ts';
import { openOpportunity } from '#tests/opportunities/opportunities.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });

test('without scripts an owner begins the agreement with an accepted applicant before they join', async ({
  page,
  server,
  database,
}) => {
  const { core, close } = await coreBehind(server, database);
  const made = (name: string) => member(core, { name, email: newEmail('agree'), password: null });
  const [owner, applicant] = [await made('Meera Joshi'), await made('Asha Rao')];
  const { slug } = await openOpportunity(core, owner);
  const { id } = await applyFor(core, applicant, slug);
  await offered(core, owner, id, { accepts: applicant });
  await close();
  await signInAs(page.context(), server.origin, owner);
  await fromToday(page, /Asha Rao/);
  await page.getByRole('button', { name: 'Begin an agreement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parties' })).toBeVisible();
});
