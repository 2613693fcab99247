import { addressesOf } from '../../web/pages.ts';
import { expect, test } from './fixture.ts';

const pages = addressesOf(
  ({ kind, isNobodys, isUnlisted }) => kind === 'public' && !isNobodys && !isUnlisted,
);

// Data for machines must be in the HTML before any script runs.
test.use({ javaScriptEnabled: false });

test('robots, sitemap, feed, manifest and icons are there and agree', async ({ request, server, page }) => {
  const text = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  expect(await text('/robots.txt')).toContain(`Sitemap: ${server.origin}/sitemap.xml`);
  const sitemap = await text('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
  expect(listed).toEqual(expect.arrayContaining(pages.map((path) => server.origin + path)));
  for (const address of listed) expect((await request.head(address)).status(), address).toBe(200);
  const feed = await text('/stories.atom');
  expect(feed.match(/<entry>/g)?.length).toBe(6);
  const manifest = JSON.parse(await text('/manifest.webmanifest'));
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  await page.goto('/');
  const wellFormed = await page.evaluate(
    (documents) =>
      documents.every(
        (document) => !new DOMParser().parseFromString(document, 'text/xml').querySelector('parsererror'),
      ),
    [sitemap, feed],
  );
  expect(wellFormed).toBe(true);
});

test.describe('with its scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('reading a page sends requests to our own server only, and sets no cookie', async ({
    page,
    context,
    server,
  }) => {
    const strangers: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().startsWith(server.origin)) strangers.push(asked.url());
    });
    for (const path of ['/', '/about', '/stories', '/cookies']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(strangers).toEqual([]);
    expect(await context.cookies()).toEqual([]);
  });
});
