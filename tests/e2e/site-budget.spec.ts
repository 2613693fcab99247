import { addressesOf, pages } from '../../web/pages.ts';
import { budget, bytesNamedIn, fetchPacked, scripts } from './fetch-packed.ts';
import { expect, test } from './fixture.ts';
import { join, newEmail } from './member-steps.ts';

type Chunks = { module: string; imports: string[] };
type Manifest = { entry: Chunks; routes: Record<string, Chunks> };

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

test('nor is a public page that only members make heavier than another', async ({ server }) => {
  const made = pages.filter((page) => 'isNobodys' in page && page.isNobodys);
  expect(made.length).toBeGreaterThan(0);
  for (const { file, path } of made) {
    // What every page has, and of the list of routes what this one has besides.
    const html = await (await fetch(server.origin)).text();
    const [, address = ''] = /"(\/assets\/manifest-[^"]+\.js)"/.exec(html) ?? [];
    const list = await (await fetch(server.origin + address)).text();
    const { entry, routes } = JSON.parse(
      list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1),
    ) as Manifest;
    const chunksOf = ({ module, imports }: Chunks) => [module, ...imports];
    const page = routes[file.replace(/\.tsx$/, '')];
    expect(page, path).toBeDefined();
    const chunks = [entry, routes.root, page].flatMap((one) => (one ? chunksOf(one) : []));
    const named = [address, ...chunks].map((chunk) => `"${chunk}"`).join();
    const script = await bytesNamedIn(named, scripts, server.origin);
    expect(script, path).toBeGreaterThan(budget.leastScript);
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
