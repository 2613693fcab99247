import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import { seed } from '#db/seed.ts';
import { realAddresses } from '#tests/collected.ts';
import { administrator, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { canonicalOf, metaOf, structuredOf } from '#tests/pages/page-parts.ts';
import { createProxy } from '#tests/pages/shared-proxy.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { memberUnder18 } from '#tests/standings/standings.ts';
import { pages as allPages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { createPages } from './pages.ts';

const folder = path.resolve(import.meta.dirname, '../build');
const build: ServerBuild = await import(pathToFileURL(path.join(folder, 'server/index.js')).href);
const { core, admin } = await administrator(await freshCore());
await seed(core.db);
const origin = 'https://saharambh.example';
const settings = { projectId: 'saharambh', origin, allowedOrigins: [], trustedProxies: 0 };
const openCalls = createPageCalls(core, settings);
const pages = createPages({ build, core, origin, projectId: 'saharambh', mode: 'production', openCalls });
const assets = path.join(folder, 'client');
const app = createApp({ core, settings, log: createLog('silent'), pages, assets, mailbox: null });

const asha = await member(core, { email: freshEmail('asha') });
const child = await memberUnder18(core, { email: freshEmail('isha') });
const real = await realAddresses(core, asha, child);
const cookieOf = (visitor: Parameters<typeof sessionOf>[0]) =>
  `a_session_saharambh=${encodeURIComponent(sessionOf(visitor))}`;

const shownKinds = /^(?:public|personal|desk)$/;

test('two members behind one caching proxy never see each other’s page', async () => {
  const neha = await member(core, { email: freshEmail('neha') });
  const people = [asha, neha, admin];
  const proxy = createProxy(origin, (request) => app.fetch(request, { ip: '203.0.113.9' }));
  const all = (allPages as readonly Page[]).filter(({ kind }) => kind !== 'act' && kind !== 'workshop');
  const asked = all.flatMap(({ path, sample, kind }) => {
    const address = real[path] ?? sample ?? path;
    const data = `${address === '/' ? '/_root' : address}.data`;
    return [address, data].map((one) => ({ address: one, isDesk: kind === 'desk' }));
  });
  const calls = ['/v1/account', '/v1/account/sessions', '/v1/account/standing', '/v1/account/person'];
  const seenByOwner = new Set<string>();
  let fromProxy = 0;
  for (const { address, isDesk } of [...asked, ...calls.map((one) => ({ address: one, isDesk: false }))]) {
    const owner = isDesk ? admin : asha;
    for (const [turn, visitor] of [owner, neha, null, owner].entries()) {
      // Each owner comes once more where the proxy has kept what another one or a guest was given.
      if (turn === 3 && !proxy.keeps(address)) continue;
      const cookie = visitor && cookieOf(visitor);
      const headers = {
        'x-appwrite-project': 'saharambh',
        ...(cookie && { cookie }),
      };
      const { body, isKept } = await proxy.ask(address, headers);
      fromProxy += Number(isKept);
      for (const { account } of people) {
        const isOwn = account.id === visitor?.id;
        // The administrators' lists are there to show others.
        if (visitor === admin && isDesk) continue;
        if (isOwn && body.includes(account.email)) seenByOwner.add(address);
        if (!isOwn) assert.ok(!body.includes(account.email), `${address} shows ${account.email} to another`);
      }
    }
  }
  assert.ok(fromProxy > 50, 'the proxy keeps what it may');
  for (const address of ['/dashboard', '/you', '/settings', '/dashboard.data', '/v1/account'])
    assert.ok(seenByOwner.has(address), `${address} shows a member their own`);
});

const kilobyte = 1024;
/** Bytes that a page may need: before it can be read, and of scripts. The least says that the scripts were found. */
const budget = {
  page: 60 * kilobyte,
  script: 130 * kilobyte,
  leastScript: 50 * kilobyte,
};
const scripts = /["(](\/assets\/[^"]+\.js)"/g;

/** The bytes sent for all files that a page names by this pattern. */
function bytesNamedIn(html: string, pattern: RegExp): number {
  const files = new Set([...html.matchAll(pattern)].map(([, file = '']) => path.join(assets, file)));
  // A file that compression does not make smaller is sent as it is.
  const sizes = [...files].map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  return sizes.reduce((total, bytes) => total + bytes, 0);
}

/** A page as one visitor gets it, of a public page as it is sent to browsers. */
async function look(
  { path, kind, sample, isNobodys }: Page,
  visitor: Parameters<typeof sessionOf>[0] | null,
) {
  const address = real[path] ?? sample ?? path;
  const coding = kind === 'public' ? 'br' : 'identity';
  const headers = { 'accept-encoding': coding, ...(visitor && { cookie: cookieOf(visitor) }) };
  const answer = await app.fetch(new Request(origin + address, { headers }), { ip: '203.0.113.10' });
  const body = Buffer.from(await answer.arrayBuffer());
  const isPacked = answer.headers.get('content-encoding') === 'br';
  const html = (isPacked ? brotliDecompressSync(body) : body).toString();
  const isReal = path in real || !sample;
  return { path, kind, isNobodys, isReal, address, visitor, status: answer.status, bytes: body.length, html };
}

function visitorsOf({ kind, isUnder18 }: Page) {
  if (kind === 'public') return [null];
  return kind === 'desk' ? [admin] : isUnder18 ? [child] : [null, asha];
}

/** Each page once for each kind of visitor who sees it. */
const visits: Awaited<ReturnType<typeof look>>[] = [];
for (const page of allPages as readonly Page[]) {
  if (!shownKinds.test(page.kind)) continue;
  for (const visitor of visitorsOf(page)) visits.push(await look(page, visitor));
}
const shown = visits.filter(({ status }) => status < 300 || status >= 400);

test('every page is there for a visitor who may see it, with a real thing on it', () => {
  const found = new Set(visits.filter(({ status }) => status === 200).map(({ path }) => path));
  const unseen = visits
    .filter(({ path, isReal }) => isReal && !found.has(path))
    .map(({ address }) => address);
  // Only a suspended member sees the one, and only a member with a second factor the others.
  assert.deepEqual(
    [...new Set(unseen)].sort(),
    [sessionPaths.second, factorPaths.lost, casePaths.suspended].sort(),
  );
});

test('no page is heavier than a page may be', () => {
  const heavy: string[] = [];
  for (const { address, kind, bytes, html } of shown) {
    const script = bytesNamedIn(html, scripts);
    assert.ok(script > budget.leastScript, `${address}: the scripts were found`);
    if (script >= budget.script) heavy.push(`${address} has ${script} bytes of scripts`);
    if (kind !== 'public') continue;
    const styles = bytesNamedIn(html, /rel="stylesheet" href="([^"#]+)#?"/g);
    const font = bytesNamedIn(html, /rel="preload" href="([^"]+\.woff2)"/g);
    assert.ok(font > 0, `${address}: the font was found`);
    const whole = bytes + styles + font;
    if (whole >= budget.page) heavy.push(`${address} has ${whole} bytes`);
  }
  assert.deepEqual(heavy, []);
});

test('every page that a guest is shown describes itself in 40 to 200 characters', () => {
  // Pages made by a member or a project describe themselves in their own words.
  const seen = shown.filter(
    ({ visitor, isNobodys, status }) => visitor === null && !isNobodys && status === 200,
  );
  assert.ok(seen.length >= 25, String(seen.length));
  // As a reader counts them: a character that HTML writes with a name is one.
  const lengths = seen.map(
    ({ html }) => (metaOf(html, 'description') ?? '').replace(/&[#\w]+;/g, '.').length,
  );
  const wrong = seen.filter((_, at) => Number(lengths[at]) < 40 || Number(lengths[at]) > 200);
  assert.deepEqual(
    wrong.map(({ address }) => address),
    [],
  );
});

test('every page but those of the desk says what it is to machines', () => {
  const wrong = shown
    .filter(({ kind, status }) => kind !== 'desk' && status === 200)
    .filter(
      ({ html }) =>
        structuredOf(html).length === 0 || metaOf(html, 'description') === undefined || !canonicalOf(html),
    );
  assert.deepEqual(
    wrong.map(({ address }) => address),
    [],
  );
});

test('every public page has its own title, description, address and picture', async () => {
  const ours = shown.filter(({ kind, isNobodys }) => kind === 'public' && !isNobodys);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const { address, html } of ours) {
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
    assert.match(title, /Saharambh/);
    titles.add(title);
    const description = String(metaOf(html, 'description'));
    assert.ok(description.length > 50, address);
    descriptions.add(description);
    assert.equal(canonicalOf(html), origin + address);
    assert.equal(metaOf(html, 'og:url'), origin + address);
    assert.equal(metaOf(html, 'twitter:card'), 'summary_large_image');
    const picture = await app.fetch(new Request(String(metaOf(html, 'og:image'))), { ip: '203.0.113.10' });
    const png = Buffer.from(await picture.arrayBuffer());
    assert.equal(picture.headers.get('content-type'), 'image/png');
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 630], address);
    assert.equal(html.match(/<h1\b/g)?.length, 1, address);
  }
  assert.equal(titles.size, ours.length);
  assert.equal(descriptions.size, ours.length);
});

test('the logo in emails is a PNG, twice as large as it is shown', async () => {
  const answer = await app.fetch(new Request(`${origin}/mail-logo.png`), { ip: '203.0.113.10' });
  assert.equal(answer.headers.get('content-type'), 'image/png');
  const png = Buffer.from(await answer.arrayBuffer());
  assert.equal(png.readUInt32BE(20), 72);
  assert.ok(png.length < 10_000);
});
