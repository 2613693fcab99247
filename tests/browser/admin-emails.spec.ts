import { enterAsAdministrator, goToDesk } from './admin-steps.ts';
import { atServer, startWithMail } from './at-server.ts';
import { administrators, expect, makeDatabase } from './fixture.ts';
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
      await goToDesk(page, 'Letters');
      await expect(page.getByText('Every letter has left at its first try.')).toBeVisible();

      const [wanted, unwanted] = [newEmail('wanted'), newEmail('unwanted')];
      mail.refuse({ responseCode: 550, message: `5.1.1 <${wanted}> has no mailbox` });
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
      if (javaScriptEnabled) await expectFlawless(page, 'letters');

      mail.refuse(null);
      await page
        .getByRole('button', { name: /^Send again: Code to sign up/ })
        .first()
        .click();
      await expect(page.getByText('The letter is on its way again.')).toBeVisible();
      const drop = page.getByRole('button', { name: /^Drop: Code to sign up/ });
      await expect(drop).toHaveCount(1);
      await drop.click();
      await expect(page.getByText('The letter is dropped.')).toBeVisible();
      await expect(page.getByText('Every letter has left at its first try.')).toBeVisible();
      await mail.deliveryTo(wanted);
      expect(mail.deliveries.some(({ recipients }) => recipients.includes(unwanted))).toBe(false);

      await page.getByRole('link', { name: 'Log', exact: true }).click();
      await expect(page.getByText('dropped a letter').first()).toContainText('sign-up-code');
      await expect(page.getByText('sent a letter again').first()).toBeVisible();
    });
  });

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('the list of held emails is accessible and fits a small phone', async ({
    page,
    at: { server, mail },
  }) => {
    await enterAsAdministrator(page, server);
    mail.refuse({ responseCode: 451, message: `Try later, says ${'x'.repeat(90)}` });
    await page.request.post('/v1/sign-ups/codes', {
      data: { email: newEmail('held') },
      headers: { 'X-Appwrite-Project': 'saharambh' },
    });
    await goToDesk(page, 'Letters');
    await expect(async () => {
      await page.reload();
      // One is the heading of a figure, and each held email has one more.
      expect(await page.getByText('Held', { exact: true }).count()).toBeGreaterThan(1);
    }).toPass();
    await expectFlawless(page, 'a held letter');
    mail.refuse(null);
  });
});
