import { report } from '#core/cases/report.ts';
import { member } from '#tests/ground/builders.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { coreBehind } from './core-behind.ts';
import { expect, takenOver, test } from './fixture.ts';
import { newEmail } from './member-steps.ts';

test('a moderator opens, reads and decides with a ready reason in at most six presses', async ({
  page,
  server,
  database,
}) => {
  await enterAsAdministrator(page, server);
  const { core, close } = await coreBehind(server, database);
  const names = ['First', 'Second'].map((which) => `${which} ${newEmail('case').split('@')[0]}`);
  for (const name of names) {
    const judged = await member(core, { name, email: newEmail('judged'), password: null });
    await showToEverybody(core, judged);
    const reporter = await member(core, { email: newEmail('reporter'), password: null });
    const about = { reportedKind: 'person', reportedId: judged.id } as const;
    await report(core, reporter, { ...about, concern: 'threat', words: 'Wrote where I live.' });
  }
  await close();
  await goToDesk(page);
  await page.getByRole('link', { name: 'Cases', exact: true }).click();
  await takenOver(page);
  let presses = 0;
  const press = async (step: Promise<unknown>, times = 1) => {
    await step;
    presses += times;
  };
  const title = page.getByRole('heading', { level: 1 });

  await press(page.getByRole('link', { name: new RegExp(names[0] ?? '') }).click());
  await expect(title).toHaveText(`Person: ${names[0]}`);
  await expect(page.getByText('Wrote where I live.')).toBeVisible();
  await press(page.getByLabel('Warning').check());
  // The list opens with one press, and another one chooses.
  await press(page.getByLabel(/A ready reason/).selectOption('threat'), 2);
  await press(page.getByRole('button', { name: 'Decide', exact: true }).click());
  await expect(page.getByText('You have decided the case. This is the next one.')).toBeVisible();
  await expect(title).not.toHaveText(`Person: ${names[0]}`);
  expect(presses).toBeLessThanOrEqual(6);
  // The form of the next case is empty.
  await expect(page.getByLabel('Warning')).not.toBeChecked();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(page.getByText('Choose an outcome.')).toBeVisible();
  await expect(page.getByLabel('Nothing', { exact: true })).toBeFocused();

  await page.getByText('I know a person of this case').first().click();
  await page.getByRole('button', { name: 'I know a person of this case' }).click();
  await expect(title).toHaveText(/^Case number /);
  await expect(page.getByText('Wrote where I live.')).toHaveCount(0);
});
