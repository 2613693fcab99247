import { addressesOf } from '../../web/pages.ts';
import { expect, test } from './fixture.ts';

const pages = addressesOf(({ kind, isNobodys }) => kind === 'public' && !isNobodys);

// Data for machines must be in the HTML before any script runs.
test.use({ javaScriptEnabled: false });

type Structured = { '@type': string | string[] } & Record<string, unknown>;

test('every page has its own title, description, address and picture', async ({ page, server, request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    const title = await page.title();
    expect(title).toContain('Saharambh');
    titles.add(title);
    const description = String(await content('meta[name=description]'));
    expect(description.length, path).toBeGreaterThan(50);
    expect(description.length, path).toBeLessThan(200);
    descriptions.add(description);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', server.origin + path);
    expect(await content('meta[property="og:url"]')).toBe(server.origin + path);
    expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
    const picture = await request.get(String(await content('meta[property="og:image"]')));
    const png = await picture.body();
    expect(picture.headers()['content-type']).toBe('image/png');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

test('structured data describes the company, the site, the way to a page and a story', async ({ page }) => {
  const structured = async (path: string): Promise<Structured[]> => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  const [company, site] = await structured('/');
  expect(company).toMatchObject({
    '@type': ['Organization', 'LocalBusiness'],
    currenciesAccepted: 'INR, USD, EUR',
    paymentAccepted: 'Cash, Credit Card, Bank Transfer, Online Payment',
  });
  expect(site).toMatchObject({ '@type': 'WebSite' });
  const [questions] = await structured('/launchpad');
  expect(questions).toMatchObject({ '@type': 'FAQPage' });
  const [article, trail] = await structured('/stories/the-loom-that-counts');
  expect(article).toMatchObject({ '@type': 'Article', headline: 'The loom that counts' });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(trail?.itemListElement).toHaveLength(3);
});

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

  test('a page sends requests to our own server only', async ({ page, server }) => {
    const strangers: string[] = [];
    page.on('request', (asked) => {
      if (!asked.url().startsWith(server.origin)) strangers.push(asked.url());
    });
    for (const path of ['/', '/about', '/stories']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    expect(strangers).toEqual([]);
  });
});

test('the logo in emails is a PNG, twice as large as it is shown', async ({ request }) => {
  const answer = await request.get('/mail-logo.png');
  expect(answer.headers()['content-type']).toBe('image/png');
  const png = await answer.body();
  expect(png.readUInt32BE(20)).toBe(72);
  expect(png.length).toBeLessThan(10_000);
});
