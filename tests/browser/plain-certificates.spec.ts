import { certificateOf } from '#tests/certificates/certificates.ts';
import { member } from '#tests/ground/builders.ts';
import { press } from './agreement-steps.ts';
import { coreBehind, signInAs } from './core-behind.ts';
import { expect, test } from './fixture.ts';
import { follow, fromToday, newEmail } from './member-steps.ts';

test.use({ isPlain: true });

test('without scripts a holder saves a certificate, verifies it by its number, and declines it', async ({
  page,
  server,
  database,
}) => {
  const { core, close } = await coreBehind(server, database);
  const holder = await member(core, { password: null, name: 'Asha Kulkarni', email: newEmail('asha') });
  const number = await certificateOf(core, holder);
  await close();
  await signInAs(page.context(), server.origin, holder);
  const toCertificate = ['You', /^Certificates/, /^Work completed for Cold rooms/];
  await fromToday(page, ...toCertificate);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as PDF' }).click();
  expect((await saved).suggestedFilename()).toBe(`certificate-${number}.pdf`);
  await page.getByText('Share it by an address').click();
  await follow(page, 'Open the address');
  await page.getByLabel('The number').fill(` ${number.toLowerCase()} `);
  await press(page, 'Look it up');
  await expect(page.getByText('We issued this certificate, and it counts.')).toBeVisible();
  await expect(page.getByText('Asha Kulkarni')).toHaveCount(0);

  await fromToday(page, ...toCertificate);
  await page.getByText('Decline this certificate').click();
  await press(page, 'Decline it for good');
  await expect(page.getByText('You have declined this certificate.')).toBeVisible();
});
