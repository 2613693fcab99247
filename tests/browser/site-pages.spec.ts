import { expect, open, test } from './fixture.ts';

test('on a phone home is at most eight screens long', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8 * 800);
});

test('cards that scroll on a phone can be reached by keyboard, and are no tab stop where all fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/');
  const rows = page.locator('.snap-row:visible');
  await expect(rows).toHaveCount(3);
  for (const row of await rows.all()) {
    await expect(row).toHaveAttribute('tabindex', '0');
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const row of await rows.all()) await expect(row).not.toHaveAttribute('tabindex');
});

test('the launchpad plays by itself after a second, and can be stopped and played again', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/launchpad');
  const player = page.getByRole('region', { name: 'A launch in three acts' });
  await expect(player.getByRole('button')).toHaveText('Play again');
  await page.clock.runFor(1100);
  await expect(player.getByRole('button')).toHaveText('Pause');
  await page.clock.runFor(1000);
  await expect(player.locator('[aria-current=step]')).toContainText('An idea');
  await player.getByRole('button').click();
  await page.clock.runFor(9000);
  await expect(player.locator('[aria-current=step]')).toContainText('An idea');
  await expect(player.getByRole('button')).toHaveText('Play');
  await player.getByRole('button').click();
  await page.clock.runFor(10_000);
  await expect(player.locator('[aria-current=step]')).toContainText('A launch');
  await expect(player.getByRole('button')).toHaveText('Play again');
});

test('one answer is open at a time', async ({ page }) => {
  await open(page, '/launchpad');
  const questions = page.getByRole('region', { name: 'Asked before beginning' });
  await questions.getByText('What does it cost?').click();
  await expect(questions.getByText('Nothing. Joining')).toBeVisible();
  await questions.getByText('How much time do I need?').click();
  await expect(questions.getByText('From one hour a week.')).toBeVisible();
  await expect(questions.getByText('Nothing. Joining')).toBeHidden();
});

test('with less motion the launchpad stands still and nothing counts', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/launchpad');
  await page.clock.runFor(3000);
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  for (const figure of ['500+', '150+', '2Cr+', '50+', '85%', '1000+', '100+']) {
    await expect(page.getByRole('main')).toContainText(figure);
  }
});

test('the figures of collaboration count up again whenever they come into view', async ({ page }) => {
  await open(page, '/collaboration');
  const figure = page
    .getByRole('region', { name: 'Counted together' })
    .locator('dd', { hasText: '1000+' })
    .locator('[aria-hidden]')
    .last();
  await expect(figure).toHaveText('1000+');
  for (let round = 0; round < 2; round++) {
    const counted = figure.evaluate(
      (element) =>
        new Promise<string[]>((resolve) => {
          const seen: string[] = [];
          new MutationObserver(() => {
            seen.push(element.textContent ?? '');
            if (element.textContent === '1000+') resolve(seen);
          }).observe(element, { childList: true, characterData: true, subtree: true });
        }),
    );
    await figure.scrollIntoViewIfNeeded();
    const seen = await counted;
    expect(seen[0]).toBe('0+');
    expect(seen.length).toBeGreaterThan(20);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.waitForTimeout(100);
  }
});

test('Discover More glides to the values', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Discover More' }).click();
  await expect(page).toHaveURL('/about#about');
  await expect(page.locator('#about')).toBeFocused();
  await expect.poll(async () => (await page.locator('#about').boundingBox())?.y).toBeLessThan(120);
  await expect(page.locator('#about, #unique, #contact')).toHaveCount(3);
});

test('the rights have an address of their own, to which the footer leads', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data rights' }).click();
  await expect(page.locator('#your-rights')).toBeFocused();
});
