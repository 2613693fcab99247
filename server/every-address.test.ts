import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import CachePolicy from 'http-cache-semantics';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { seed } from '#db/seed.ts';
import { realAddresses } from '#tests/collected.ts';
import { administrator, freshEmail, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { pages as allPages } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import { addressesOf } from '../web/pages.ts';
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
const real = await realAddresses(core, asha);
const cookieOf = (visitor: Parameters<typeof sessionOf>[0]) =>
  `a_session_saharambh=${encodeURIComponent(sessionOf(visitor))}`;

const flat = (headers: Headers) => Object.fromEntries(headers);

/** A cache that many people share, as carriers and companies run them: it keeps whatever it may, as long as it may. */
function createProxy() {
  const kept = new Map<string, { policy: CachePolicy; body: string }>();
  return async (address: string, headers: Record<string, string>) => {
    const request = { url: address, method: 'GET', headers: { host: 'saharambh.example', ...headers } };
    const known = kept.get(address);
    if (known?.policy.satisfiesWithoutRevalidation(request)) return { body: known.body, isKept: true };
    const answer = await app.fetch(new Request(origin + address, { headers }), { ip: '203.0.113.9' });
    const body = await answer.text();
    const policy = new CachePolicy(request, { status: answer.status, headers: flat(answer.headers) });
    if (policy.storable()) kept.set(address, { policy, body });
    return { body, isKept: false };
  };
}

test('two members behind one caching proxy never see each other’s page', async () => {
  const neha = await member(core, { email: freshEmail('neha') });
  const people = [asha, neha, admin];
  const proxy = createProxy();
  const all = addressesOf(({ kind }) => kind !== 'act' && kind !== 'workshop');
  const calls = ['/v1/account', '/v1/account/sessions', '/v1/account/standing', '/v1/account/person'];
  const addresses = [
    ...all,
    ...all.map((address) => `${address === '/' ? '/_root' : address}.data`),
    ...calls,
    ...Object.values(real),
  ];
  const seenByOwner = new Set<string>();
  let fromProxy = 0;
  for (const address of addresses) {
    for (const visitor of [...people, null, ...people]) {
      const cookie = visitor && cookieOf(visitor);
      const headers = {
        'x-appwrite-project': 'saharambh',
        ...(cookie && { cookie }),
      };
      const { body, isKept } = await proxy(address, headers);
      fromProxy += Number(isKept);
      for (const { account } of people) {
        const isOwn = account.id === visitor?.id;
        // The administrators' lists are there to show others.
        if (visitor === admin && address.startsWith('/admin')) continue;
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

async function look(address: string, visitor: Parameters<typeof sessionOf>[0] | null) {
  const headers = { 'accept-encoding': 'br', ...(visitor && { cookie: cookieOf(visitor) }) };
  const answer = await app.fetch(new Request(origin + address, { headers }), { ip: '203.0.113.10' });
  const body = Buffer.from(await answer.arrayBuffer());
  const isPacked = answer.headers.get('content-encoding') === 'br';
  const html = (isPacked ? brotliDecompressSync(body) : body).toString();
  return { status: answer.status, bytes: body.length, html };
}

test('no page is heavier than a page may be, each with a real thing on it', async () => {
  const heavy: string[] = [];
  const unseen: string[] = [];
  for (const { path, kind, sample } of allPages as readonly Page[]) {
    if (!/^(?:public|personal|desk)$/.test(kind)) continue;
    const address = real[path] ?? sample ?? path;
    const visitors = kind === 'public' ? [null] : kind === 'desk' ? [admin] : [null, asha];
    const statuses: number[] = [];
    for (const visitor of visitors) {
      const { status, bytes, html } = await look(address, visitor);
      statuses.push(status);
      if (status >= 300 && status < 400) continue;
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
    if ((path in real || !sample) && !statuses.includes(200)) unseen.push(address);
  }
  assert.deepEqual(heavy, []);
  // Only a suspended member sees it.
  assert.deepEqual(unseen, [casePaths.suspended]);
});

test('every page that a guest is shown describes itself in 40 to 200 characters', async () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, kind, sample, isNobodys } of allPages as readonly Page[]) {
    // Pages made by a member or a project describe themselves in their own words.
    if (!/^(?:public|personal)$/.test(kind) || isNobodys) continue;
    const address = real[path] ?? sample ?? path;
    const { status, html } = await look(address, null);
    if (status !== 200) continue;
    seen++;
    const [, said = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    // As a reader counts them: a character that HTML writes with a name is one.
    const { length } = said.replace(/&[#\w]+;/g, '.');
    if (length < 40 || length > 200) wrong.push(`${address}: ${length} characters, “${said}”`);
  }
  assert.ok(seen >= 25, String(seen));
  assert.deepEqual(wrong, []);
});
