import type { Page } from '@playwright/test';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { Thing } from '#tests/access/access-callers.ts';
import { agreementThings } from '#tests/agreements/things.ts';
import { reportThings } from '#tests/cases/things.ts';
import { member } from '#tests/ground/builders.ts';
import { opportunityThings } from '#tests/opportunities/things.ts';
import { teamThings } from '#tests/projects/things.ts';
import { verificationThings } from '#tests/verifications/things.ts';
import { enterAsAdministrator } from './admin-steps.ts';
import { coreBehind } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { newEmail } from './member-steps.ts';

test.use({ javaScriptEnabled: false });
test.describe.configure({ timeout: 120_000 });

/** Makes an object that is pending at the desk; returns its id, by the name of its parameter. */
async function waiting(core: Core, thing: Thing, name: string, owner: Member): Promise<string> {
  return (await thing.own(core, owner))[name] ?? '';
}

const done = (page: Page) => page.locator('main').getByRole('status').or(page.locator('.banner')).first();

test('without scripts the desk decides once about each kind of thing, and its log tells it', async ({
  page,
  server,
  database,
}) => {
  // A cause can be stated only where an administrator can rule on it.
  await enterAsAdministrator(page, server);
  const { core, close } = await coreBehind(server, database);
  const name = `Desk ${newEmail('d').split('.')[2]}`;
  const owner = await member(core, { name, email: newEmail('judged'), password: null });
  const ids = {
    verification: await waiting(core, verificationThings.verification, 'verificationId', owner),
    opportunity: await waiting(core, opportunityThings.judgedOpportunity, 'opportunityId', owner),
    project: await waiting(core, teamThings.appealedProject, 'projectId', owner),
    report: await waiting(core, reportThings.case, 'caseId', owner),
    dispute: await waiting(core, agreementThings.judgedDispute, 'disputeId', owner),
    cause: await waiting(core, agreementThings.contested, 'agreementId', owner),
  };
  await close();
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Verifications', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Do not agree' }).click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Verified. The person gets an email.')).toBeVisible();

  await page.goto(`/admin/opportunities/${ids.opportunity}`);
  await page.getByRole('button', { name: 'Return it' }).click();
  await expect(page.getByLabel('Reason').first()).toHaveAccessibleDescription(/Say why/);
  await page.getByRole('button', { name: 'Let others see it' }).click();
  await expect(page.getByText('Other members see the opportunity now.')).toBeVisible();
  await page.getByLabel('Reason').fill('It asks for a fee.');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('The opportunity is removed.')).toBeVisible();

  await page.goto(`/admin/projects/${ids.project}`);
  await page.getByLabel('Reason').first().fill('The fee is gone.');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('The project is back. Its owners get an email.')).toBeVisible();
  await page.getByText('Remove the project', { exact: true }).first().click();
  await page.getByLabel('Reason').first().fill('The fee is there again.');
  await page.getByRole('button', { name: 'Remove the project' }).click();
  await expect(page.getByText('Removed. Its owners get an email.')).toBeVisible();

  await page.goto(`/admin/cases/${ids.report}`);
  await page.getByLabel('Warning').check();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(page.getByLabel('Your own words')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Warning')).toBeChecked();
  await page.getByLabel('Your own words').fill('Asked members for money.');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(page.getByText(/The case (before )?is decided\./)).toBeVisible();

  await page.goto(`/admin/disputes/${ids.dispute}`);
  await page.getByLabel('What is awarded').fill('much');
  await page.getByLabel('Reason').fill('Nothing counts on a door.');
  await page.getByRole('button', { name: 'Rule' }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('Nothing counts on a door.');
  await page.getByLabel('What is awarded').fill('0');
  await page.getByRole('button', { name: 'Rule' }).click();
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rule' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Contested causes' }).click();
  await page.getByRole('button', { name: 'Refuse the cause' }).first().click();
  await expect(page.getByLabel('The reason, which both sides read').first()).toHaveAccessibleDescription(
    /Please/,
  );
  await page.getByLabel('The reason, which both sides read').first().fill('No cause stands here.');
  await page.getByRole('button', { name: 'Refuse the cause' }).first().click();
  await expect(page.getByText('The contested cause is decided.')).toBeVisible();
  await page.getByRole('link', { name: 'Ledgers', exact: true }).click();
  await expect(page.getByText('There is no difference.')).toBeVisible();

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  for (const text of [
    ...['verified a member', 'approved an opportunity', 'removed an opportunity', 'put a project back'],
    ...['removed a project', 'decided a case', 'ruled on a dispute', 'ruled on a contested cause'],
  ])
    await expect(page.getByText(text).first()).toBeVisible();
});
