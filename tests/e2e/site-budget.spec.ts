import { addressesOf } from '../../web/pages.ts';
import { fetchPacked } from './fetch-packed.ts';
import { expect, test } from './fixture.ts';

const pages = addressesOf(({ kind }) => kind === 'public');
const kilobyte = 1024;
const budget = { page: 60 * kilobyte, script: 130 * kilobyte };

test('every page is light', async ({ server }) => {
  for (const path of pages) {
    const page = await fetchPacked(server.origin + path);
    const html = await page.text();
    const sum = async (pattern: RegExp) => {
      const addresses = new Set([...html.matchAll(pattern)].map(([, address]) => String(address)));
      const sizes = await Promise.all([...addresses].map((address) => fetchPacked(server.origin + address)));
      return sizes.reduce((total, { bytes }) => total + bytes, 0);
    };
    const styles = await sum(/rel="stylesheet" href="([^"]+)"/g);
    const font = await sum(/rel="preload" href="([^"]+\.woff2)"/g);
    const script = await sum(/["(](\/assets\/[^"]+\.js)"/g);
    expect(font, 'the font is there').toBeGreaterThan(0);
    expect(page.bytes + styles + font, path).toBeLessThan(budget.page);
    expect(script, 'the scripts were found').toBeGreaterThan(50 * kilobyte);
    expect(script, path).toBeLessThan(budget.script);
  }
});
