import { addressesOf } from '../../web/pages.ts';
import { budget, bytesNamedIn, fetchPacked, scripts } from './fetch-packed.ts';
import { expect, test } from './fixture.ts';
import { join, newEmail } from './member-steps.ts';

test('every page is light', async ({ server }) => {
  for (const path of addressesOf(({ kind, isNobodys }) => kind === 'public' && !isNobodys)) {
    const page = await fetchPacked(server.origin + path);
    const html = await page.text();
    const sum = (pattern: RegExp) => bytesNamedIn(html, pattern, server.origin);
    const styles = await sum(/rel="stylesheet" href="([^"]+)"/g);
    const font = await sum(/rel="preload" href="([^"]+\.woff2)"/g);
    const script = await sum(scripts);
    expect(font, 'the font is there').toBeGreaterThan(0);
    expect(page.bytes + styles + font, path).toBeLessThan(budget.page);
    expect(script, 'the scripts were found').toBeGreaterThan(budget.leastScript);
    expect(script, path).toBeLessThan(budget.script);
  }
});

test('no page of a member or on the way to be one loads more scripts than a page may', async ({
  page,
  server,
}) => {
  const look = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    const script = await bytesNamedIn(html, scripts, server.origin);
    expect(script, address).toBeGreaterThan(budget.leastScript);
    expect(script, address).toBeLessThan(budget.script);
  };
  const personal = addressesOf(({ kind }) => kind === 'personal');
  for (const address of personal) await look(address);
  await join(page, server, { name: 'Light', email: newEmail('light'), role: 'Student' });
  for (const address of personal) await look(address);
});
