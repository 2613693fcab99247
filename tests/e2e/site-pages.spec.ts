import { expect, open, test } from './fixture.ts';

test('home says what Saharambh is, in all its sections', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Join Saharambh' })).toHaveAttribute('href', '/signup');
  for (const [figure, label] of [
    ['100+', 'Partner institutions'],
    ['50+', 'Industry partners'],
    ['1000+', 'Students impacted'],
    ['25+', 'Startup projects'],
  ]) {
    await expect(main.locator('dl > div', { hasText: label }).first()).toContainText(String(figure));
  }
  const unique = main.getByRole('region', { name: 'What makes it unique' });
  await expect(unique.getByRole('heading', { level: 3 })).toHaveText([
    'Flexible Contributions',
    'Collaborative Projects',
    'Student Programs',
    'Expert Mentorship',
    'Global Reach',
    'Flexible Timeline',
  ]);
  const steps = main.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 });
  await expect(steps).toHaveText([/Join the platform/, /Start or join projects/, /Build and scale/]);
  const partners = main.getByRole('region', { name: 'Collaboration opportunities' });
  await expect(partners.locator('li li')).toHaveCount(12);
  await expect(main.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  for (const name of ['Register & Create Profile', 'Start a Project']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/signup');
  }
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
  await expect(questions.getByText('From four hours a week.')).toBeVisible();
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

test('collaboration lists six companies and eight institutions', async ({ page }) => {
  await page.goto('/collaboration');
  const listed = (name: string) =>
    page.getByRole('heading', { name }).locator('xpath=following-sibling::ul').locator('li');
  await expect(listed('Partner companies')).toHaveCount(6);
  await expect(listed('Partner institutions')).toHaveCount(8);
});

test('Discover More glides to the values', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Discover More' }).click();
  await expect(page).toHaveURL('/about#about');
  await expect(page.locator('#about')).toBeFocused();
  await expect.poll(async () => (await page.locator('#about').boundingBox())?.y).toBeLessThan(120);
  await expect(page.locator('#about, #unique, #contact')).toHaveCount(3);
});

test('privacy and terms have nine sections, and the rights have an address of their own', async ({
  page,
}) => {
  for (const path of ['/privacy', '/terms']) {
    await page.goto(path);
    await expect(page.locator('article section')).toHaveCount(9);
  }
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data rights' }).click();
  await expect(page.locator('#your-rights')).toBeFocused();
});

test('an unknown address shows the home page, and says to machines that it is none', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/);
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real startup projects, begun together.');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL('/', page.url()).href);
});
