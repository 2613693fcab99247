import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';
import { codeMailedTo, newEmail } from './member-steps.ts';

const hour = 3_600_000;

/** The device's clock, off by an hour from the beginning; it is turned by `turnClock`. */
async function oddClock(page: Page, off: number) {
  await page.addInitScript((first) => {
    const Real = Date;
    let now = first;
    Object.assign(globalThis, {
      turnClock: (next: number) => {
        now = next;
      },
      Date: class extends Real {
        constructor(...parts: []) {
          super(...(parts.length === 0 ? ([Real.now() + now] as unknown as []) : parts));
        }
        static override now() {
          return Real.now() + now;
        }
      },
    });
  }, off);
}

async function secondsShown(page: Page): Promise<number> {
  const text = await page.getByRole('button', { name: /^Send a new code in/ }).textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

test('the countdown of a code ignores the device clock: an hour ahead, then an hour behind', async ({
  page,
  server,
}) => {
  await oddClock(page, hour);
  const email = newEmail('clock');
  await page.goto('/login');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code instead' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const first = await secondsShown(page);
  expect(first).toBeGreaterThan(50);
  expect(first).toBeLessThanOrEqual(60);
  await page.evaluate(
    (next) => (globalThis as unknown as { turnClock(to: number): void }).turnClock(next),
    -hour,
  );
  await expect.poll(() => secondsShown(page)).toBeLessThan(first - 1);
  expect(await secondsShown(page)).toBeGreaterThan(first - 20);
  // The countdown after a reload counts from the same moment.
  await page.reload();
  await expect(page.getByRole('button', { name: /^Send a new code in/ })).toBeVisible();
  expect(await secondsShown(page)).toBeLessThan(first);
  expect(await secondsShown(page)).toBeGreaterThan(first - 30);
  await page.getByLabel('Six-digit code').fill(await codeMailedTo(server, email));
  await expect(page).toHaveURL('/signup');
});
