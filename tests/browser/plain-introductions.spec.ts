import { introductionBetween, introductionNote } from '#tests/introductions/introductions.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { fromToday } from './member-steps.ts';

test.use({ isPlain: true });
// Two members take longer than one page does.
test.describe.configure({ timeout: 120_000 });

test('without scripts a member says no with a reason, and limits how many requests may wait', async ({
  page: asha,
  server,
  database,
  openWindow,
}) => {
  const meera = await openWindow();
  const { core, close } = await coreBehind(server, database);
  const world = await introductionBetween(core);
  await close();
  await signInAs(asha.context(), server.origin, world.asker);
  await signInAs(meera.context(), server.origin, world.asked);

  await fromToday(meera, /Answer Asha Kulkarni about/);
  await expect(meera.getByText(introductionNote)).toBeVisible();
  await meera.locator('summary').filter({ hasText: 'Say no' }).click();
  await meera.getByLabel('Your words').fill('Perhaps after the harvest.');
  await meera.getByRole('button', { name: 'Say no' }).click();
  await expect(meera.getByText('Choose a reason.').first()).toBeVisible();
  await expect(meera.getByLabel('Your words')).toHaveValue('Perhaps after the harvest.');
  await meera.getByLabel('Your reason').selectOption('Not now, perhaps later');
  await meera.getByRole('button', { name: 'Say no' }).click();
  await expect(meera.getByText('You have said no.')).toBeVisible();

  await fromToday(asha, 'You', /^Introductions/, 'Past', /^Meera Joshi/);
  await expect(asha.getByText('The answer is: not this time.')).toBeVisible();
  await expect(asha.getByText('Not now, perhaps later')).toBeVisible();
  await expect(asha.getByText('Perhaps after the harvest.')).toBeVisible();

  await fromToday(meera, 'You', /^Introductions/, 'How many requests may wait');
  await meera.getByLabel('For you').selectOption('3');
  await meera.getByRole('button', { name: 'Save' }).click();
  await expect(meera.getByText('Saved.')).toBeVisible();
  await expect(meera.getByLabel('For you')).toHaveValue('3');
});
