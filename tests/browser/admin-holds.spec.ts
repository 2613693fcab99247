import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { expect, takenOver, test } from './fixture.ts';

test('staff who propose a hold on no kind of data are led back to the kinds', async ({ page, server }) => {
  await enterAsAdministrator(page, server);
  await goToDesk(page);
  await page.getByRole('link', { name: 'Holds', exact: true }).click();
  await page.getByRole('link', { name: 'Propose a hold' }).click();
  await takenOver(page);
  await page.getByRole('button', { name: 'Propose the hold' }).click();
  await expect(page.getByText('Choose at least one kind of data.')).toBeVisible();
  await expect(page.getByLabel('Your account', { exact: true })).toBeFocused();
});
