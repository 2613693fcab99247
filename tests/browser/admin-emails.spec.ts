import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { administrators } from './administrators.ts';
import { atServer, startWithMail } from './at-server.ts';
import { expect, makeDatabase } from './fixture.ts';
import { expectFlawless } from './flawless.ts';
import { newEmail } from './member-steps.ts';
import { withScripts } from './walks.ts';

/** With a mail server that may refuse. */
const test = atServer(async () => {
  const database = await makeDatabase();
  const { server, mail, stop } = await startWithMail({
    DATABASE_URL: database.url,
    ADMIN_EMAILS: administrators.join(),
    TRUST_PROXY: '1',
  });
  return { server, mail, stop: () => stop().then(database.drop) };
});

// The tests share one server, so the failed emails of one test are visible in all of them.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

for (const javaScriptEnabled of withScripts)
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('an email that the mail server refused is shown without its address, sent again or dropped', async ({
      page,
      at: { server, mail },
    }) => {
      await enterAsAdministrator(page, server);
      await goToDesk(page, 'Emails');
      await expect(page.getByText('Every email was sent at its first try.')).toBeVisible();

      const [wanted, unwanted] = [newEmail('wanted'), newEmail('unwanted')];
      mail.refuse({ responseCode: 550, message: `5.1.1 <${wanted}> has no mailbox, says ${'x'.repeat(90)}` });
      for (const email of [wanted, unwanted]) {
        const headers = { 'X-Appwrite-Project': 'saharambh' };
        const sent = await page.request.post('/v1/sign-ups/codes', { data: { email }, headers });
        expect(sent.ok()).toBe(true);
      }
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('Failed', { exact: true })).toHaveCount(3, { timeout: 500 });
      }).toPass();
      await expect(page.getByText(/has no mailbox/).first()).toContainText('<…>');
      await expect(page.getByText(`Code to sign up, to ${wanted[0]}…@`).first()).toBeVisible();
      expect(await page.content()).not.toContain(wanted);
      if (javaScriptEnabled) {
        await page.setViewportSize({ width: 360, height: 800 });
        await expectFlawless(page, 'letters that failed, on a small phone');
      }

      mail.refuse(null);
      await page
        .getByRole('button', { name: /^Send again: Code to sign up/ })
        .first()
        .click();
      await expect(page.getByText('We send the email again.')).toBeVisible();
      const drop = page.getByRole('button', { name: /^Drop: Code to sign up/ });
      await expect(drop).toHaveCount(1);
      await drop.click();
      await expect(page.getByText('The email is dropped.')).toBeVisible();
      await expect(page.getByText('Every email was sent at its first try.')).toBeVisible();
      await mail.deliveryTo(wanted);
      expect(mail.deliveries.some(({ recipients }) => recipients.includes(unwanted))).toBe(false);

      await page.getByRole('link', { name: 'Log', exact: true }).click();
      await expect(page.getByText('dropped an email').first()).toContainText('sign-up-code');
      await expect(page.getByText('sent an email again').first()).toBeVisible();
    });
  });
