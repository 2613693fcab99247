import type { Page } from '@playwright/test';
import { expect, open, test } from './fixture.ts';

async function fill(page: Page, email: string) {
  await page.getByLabel('Full Name').fill('Asha Kulkarni');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('A lab in Nagpur');
  await page.getByLabel('Message').fill('We have a lab.\n\nCome and see it.');
}

test('a message is sent, arrives with us and is confirmed to its writer', async ({ page, server }) => {
  await open(page, '/about#contact');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6');
  await fill(page, 'asha.contact@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message is on its way')).toBeVisible();
  const message = await server.emailTo('hello@saharambh.example', ({ replyTo }) =>
    Boolean(replyTo?.some(({ address }) => address === 'asha.contact@example.org')),
  );
  expect(message.subject).toBe('Contact form: A lab in Nagpur');
  expect(message.text).toContain('Come and see it.');
  const confirmation = await server.emailTo('asha.contact@example.org');
  expect(confirmation.text).not.toContain('Come and see it.');
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('each missing value is named at its field, and focus goes to the first', async ({ page }) => {
  await open(page, '/about');
  await fill(page, 'not-an-address');
  await page.getByLabel('Subject').fill('');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address\./);
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toContainText('was not sent yet');
  await page.getByLabel('Email').fill('asha@example.org');
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid', 'true');
});

test('with the line down nothing that was typed is lost, and trying again sends it', async ({
  page,
  context,
  expectTrouble,
}) => {
  expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/about');
  await fill(page, 'asha.line@example.org');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be sent');
  await expect(page.getByLabel('Message')).toHaveValue(/Come and see it/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Your message is on its way')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and reached', async ({ page, expectTrouble }) => {
    // A browser whose script is switched off reports the files it did not run.
    expectTrouble(/\.js csp$/);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/stories');
    await page.getByRole('banner').getByRole('button', { name: /menu/ }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
    await page
      .getByRole('navigation', { name: /one kind/ })
      .getByRole('link', { name: 'Success' })
      .click();
    await expect(page.getByRole('region', { name: 'All Stories' }).getByRole('article')).toHaveCount(2);
    await page.getByRole('region', { name: 'Featured stories' }).getByRole('link').nth(2).click();
    await page.goto('/collaboration');
    await expect(page.getByRole('region', { name: 'Counted together' })).toContainText('1000+');
    await page.goto('/launchpad');
    await expect(page.getByText('A launch', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play again' })).toBeHidden();
  });
});
