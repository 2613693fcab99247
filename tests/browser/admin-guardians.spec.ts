import type { Page } from '@playwright/test';
import type { RunningServer } from '#tests/servers/start-server.ts';
import { comesFromElsewhere, enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { expect, test } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { signUpAsChild } from './guardian-steps.ts';
import { newEmail, openFromEmail } from './member-steps.ts';
import { plainWays } from './walks.ts';

test.describe.configure({ timeout: 90_000 });

/** A child whose guardian has just refused. */
async function refusedChild(child: Page, server: RunningServer): Promise<string> {
  await comesFromElsewhere(child);
  const [email, guardianEmail] = [newEmail('young'), newEmail('parent')];
  await signUpAsChild(child, server, { email, guardianEmail });
  await openFromEmail(child, await server.emailTo(guardianEmail), 'guardian');
  await child.getByRole('button', { name: 'I do not agree' }).click();
  await expect(child.getByText('You have not agreed.')).toBeVisible();
  return email;
}

for (const isPlain of plainWays)
  test.describe(isPlain ? 'without scripts' : 'with scripts', () => {
    test.use({ isPlain });

    test('a refusal is looked at, stands, is lifted, and a birth date is put right', async ({
      page,
      openWindow,
      server,
    }) => {
      const email = await refusedChild(await openWindow({ isPlain: true }), server);
      await enterAsAdministrator(page, server);
      await goToDesk(page, 'Guardians');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guardians');
      await page
        .getByRole('main')
        .getByRole('link', { name: /Yuva Patil/ })
        .first()
        .click();
      await expect(page.getByText(email)).toBeVisible();
      await page.getByText('Decide', { exact: true }).click();
      await page.getByRole('button', { name: 'Keep the refusal' }).click();
      await expect(page.getByLabel('Reason').first()).toHaveAccessibleDescription(/Please give a reason/);
      await page.getByLabel('Reason').first().fill('The parents have written to us.');
      await page.getByRole('button', { name: 'Keep the refusal' }).click();
      await expect(page.getByText('The refusal does not change.', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Reason').first()).toBeHidden();
      await page.getByText('Decide', { exact: true }).click();
      await page.getByLabel('Reason').first().fill('The wrong address had been named.');
      await page.getByRole('button', { name: 'Let them name another' }).click();
      await expect(page.getByText('The child may name another guardian.')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'A guardian has refused' })).toBeHidden();

      const form = page.locator('details', { hasText: 'Correct the date of birth' });
      await form.getByText('Correct the date of birth').click();
      await form.getByLabel('Day').fill('31');
      await form.getByLabel('Month').fill('2');
      await form.getByLabel('Year').fill('1990');
      await form.getByLabel('Reason').fill('Shown by a school certificate.');
      await form.getByRole('button', { name: 'Correct', exact: true }).click();
      await expect(form.getByRole('alert')).toContainText('real date');
      if (!isPlain) await expectFlawless(page, 'a birth date that is none');
      await form.getByLabel('Day').fill('28');
      await expect(form.getByLabel('Reason')).toHaveValue('Shown by a school certificate.');
      await form.getByRole('button', { name: 'Correct', exact: true }).click();
      await expect(page.getByText('The date of birth is corrected.')).toBeVisible();
      await expect(page.getByText('18 or older')).toBeVisible();

      await page.getByRole('link', { name: 'Log', exact: true }).click();
      for (const done of [
        'corrected a date of birth',
        'let a child name another guardian',
        'kept a guardian’s refusal',
      ])
        await expect(page.getByText(done).first()).toContainText('Yuva Patil');
    });
  });
