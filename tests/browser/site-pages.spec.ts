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
  for (const [name, goal] of [
    ['Register & Create Profile', '/signup'],
    ['Start a Project', '/my/projects/new'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', goal);
});

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

test('the launchpad makes its seven claims in its hero', async ({ page }) => {
  await page.goto('/launchpad');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [claim, label] of [
    ['500+', 'Students'],
    ['150+', 'Startups'],
    ['2Cr+', 'Funding'],
    ['50+', 'Mentors'],
    ['85%', 'Placement success rate'],
    ['1000+', 'Projects'],
    ['100+', 'Colleges'],
  ]) {
    const figure = hero.locator('dl > div', { hasText: String(label) });
    await expect(figure.locator('dd').first()).toHaveText(String(claim));
  }
});

test('invented people and partners are marked as samples before their text', async ({ page }) => {
  await page.goto('/');
  const voices = page.getByRole('region', { name: 'In their words' }).first();
  await expect(voices.locator('figure')).toHaveCount(3);
  for (const voice of await voices.locator('figure').all())
    expect((await voice.innerText()).trim()).toMatch(/^Sample/);
  await page.goto('/collaboration');
  const partners = page.getByRole('region', { name: 'Partner companies' }).locator('li');
  await expect(partners).toHaveCount(14);
  for (const partner of await partners.all()) expect((await partner.innerText()).trim()).toMatch(/^Sample/);
});

test('how long joining takes is promised once', async ({ request }) => {
  const promises = new Set<string>();
  for (const path of ['/', '/signup', '/launchpad', '/about']) {
    const html = await (await request.get(path)).text();
    const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<!-- -->/g, '');
    for (const [promise] of text.matchAll(/(?:about )?(?:\d+|two|three|five|ten) minutes/g))
      promises.add(promise);
  }
  promises.delete('twenty minutes');
  expect([...promises]).toEqual(['about five minutes']);
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
  await expect(page.getByText('There is no page at /nothing/here. This is the home page.')).toBeVisible();
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(structured.map((text) => JSON.parse(text)['@type'])).toContain('WebSite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Real startup projects, begun together.');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new URL('/', page.url()).href);
});

test('an unknown address is shown in its own script, as text, and never too long', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [typed, shown] of [
    ['/प्रार्थना', 'There is no page at /प्रार्थना. This is the home page.'],
    ['/<img src=x onerror=alert(1)>', 'There is no page at /<img src=x onerror=alert(1)>. This is'],
    [`/${'x'.repeat(900)}`, `/${'x'.repeat(28)}…`],
    ['/%E2%80%AEtxt.exe', 'There is no page at /txt.exe. This is the home page.'],
  ] as const) {
    await page.goto(typed);
    await expect(page.getByText(shown)).toBeVisible();
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
