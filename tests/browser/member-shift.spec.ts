import { expect, test } from './fixture.ts';
import { join, newEmail } from './member-steps.ts';

test.use({ viewport: { width: 360, height: 800 } });

for (const late of ['woff2', 'js', 'css'])
  test(`nothing on the dashboard moves when its .${late} files come late`, async ({ page, server }) => {
    // This name just fits the line in the product's own font, and in hardly any other font.
    await join(page, server, { name: 'Person 12', email: newEmail('shift'), role: 'Mentor' });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          moved.push(`${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join('; ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(new RegExp(`\\.${late}$`), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
