import { member } from '#tests/ground/builders.ts';
import { activeOrganisation } from '#tests/organisations/organisations.ts';
import { press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { fromToday, newEmail } from './member-steps.ts';

test('the outcome of a form comes into view each time, also far above its button', async ({
  page,
  server,
  database,
}) => {
  const { core, close } = await coreBehind(server, database);
  const owner = await member(core, { password: null, email: newEmail('outcome') });
  const name = `Far College ${Date.now()}`;
  await activeOrganisation(core, owner, { name });
  await close();
  await signInAs(page.context(), server.origin, owner);
  await fromToday(page, 'You', /^My organisations/, new RegExp(name));
  const saved = page.getByRole('status').filter({ hasText: 'Saved.' });
  for (const about of ['We teach in the evening.', 'We teach in the morning.']) {
    await page.getByLabel('About', { exact: true }).fill(about);
    await press(page, 'Save');
    await expect(saved).toBeInViewport();
  }
});
