import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { seed } from '#db/seed.ts';
import { freshCore } from '#tests/ground/database.ts';
import { createPages, policyFor } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
const core = await freshCore();
await seed(core.db);
const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const faults: unknown[] = [];
const report = (error: unknown) => faults.push(error);
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };
const openCalls = createPageCalls(core, settings);
const parts = { build, core, projectId, mode: 'production', openCalls, report } as const;
const pages = createPages({ ...parts, origin });
const get = (address: string, headers: Record<string, string> = {}) =>
  pages(new Request(origin + address, { headers }), { ip: '203.0.113.9' });

test('a page names the real origin, and its policy every script in it', async () => {
  const answer = await get('/about?from=mail');
  const html = await answer.text();
  assert.ok(html.includes(`<link rel="canonical" href="${origin}/about"/>`));
  assert.equal(answer.headers.get('content-security-policy'), policyFor(html));
});

test('no policy allows inline scripts at large, and no two kinds of page share one', async () => {
  const policies = await Promise.all(
    ['/', '/about', '/stories', '/login', '/nowhere'].map(async (address) => {
      const answer = await get(address);
      assert.match(await answer.text(), /^<!DOCTYPE html><html /, `${address} is laid out by today's rules`);
      return String(answer.headers.get('content-security-policy'));
    }),
  );
  assert.ok(new Set(policies).size >= 4);
  for (const policy of policies) {
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'));
    assert.match(String(scripts), /^script-src 'self'( 'sha256-[\w+/=]+')+$/);
  }
});

test('the collection of pieces is shown on this machine alone', async () => {
  assert.equal((await get('/dev/ui')).status, 404);
  const local = createPages({ ...parts, origin: 'http://localhost:3000' });
  const answer = await local(new Request('http://localhost:3000/dev/ui'), { ip: '' });
  assert.equal(answer.status, 200);
});

const form = 'fullName=Asha&email=asha%40example.org&subject=A+lab&message=Come';
const post = (headers: Record<string, string>, body = form, host = origin) =>
  pages(new Request(`${host}/about`, { method: 'POST', headers, body }), { ip: '203.0.113.10' });
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

test('a form of ours is taken, also from behind a proxy; one from elsewhere is not', async () => {
  const taken = await post({ ...urlencoded, origin });
  assert.equal(taken.status, 200);
  assert.equal(taken.headers.get('cache-control'), 'private, no-store', 'it may show what was typed');
  assert.equal((await post({ ...urlencoded, origin }, form, 'http://10.0.0.7:3000')).status, 200);
  assert.equal((await post({ ...urlencoded, origin: 'https://evil.example' })).status, 403);
  assert.equal((await post({ ...urlencoded, origin: 'null' })).status, 403);
});

test('a POST that is no form, or too long, is refused and is no bug', async () => {
  assert.equal((await post({ origin, 'content-type': 'text/plain' })).status, 415);
  assert.equal((await post({ ...urlencoded, origin }, `message=${'x'.repeat(200_000)}`)).status, 413);
  assert.deepEqual(faults, []);
});

test('a public page does not learn its caller: cookies and credentials never reach it', async () => {
  const plain = await (await get('/login')).text();
  const known = await get('/login', { cookie: 'a_session_saharambh=x', authorization: 'Bearer x' });
  assert.equal(await known.text(), plain);
});

test('a changed story shows after a second, on every server, and until then the page is not made again', async () => {
  const address = '/stories/the-loom-that-counts';
  const first = await get(address);
  const etag = String(first.headers.get('etag'));
  assert.equal((await get(address, { 'if-none-match': etag })).status, 304);
  const elsewhere = createPages({ ...parts, origin });
  assert.match(
    await (await elsewhere(new Request(origin + address), { ip: '' })).text(),
    /The loom that counts/,
  );
  await core.db
    .updateTable('stories')
    .set({ title: 'The loom that sings', updated_at: new Date() })
    .where('slug', '=', 'the-loom-that-counts')
    .execute();
  await wait(1100);
  assert.match(
    await (await elsewhere(new Request(origin + address), { ip: '' })).text(),
    /The loom that sings/,
  );
  const changed = await get(address, { 'if-none-match': etag });
  assert.equal(changed.status, 200);
  assert.match(await changed.text(), /The loom that sings/);
  assert.match(await (await get('/stories')).text(), /The loom that sings/);
});

test('an unknown query string renders no page again: pages are kept by the parameters that change them', async () => {
  let made = 0;
  const routes = Object.entries(build.routes).map(([name, route]) => {
    const loader = route?.module.loader as ((...all: unknown[]) => unknown) | undefined;
    if (route?.path !== 'stories' || !loader) return [name, route];
    const counting = (...all: unknown[]) => {
      made++;
      return loader(...all);
    };
    return [name, { ...route, module: { ...route.module, loader: counting } }];
  });
  const counted = createPages({
    ...parts,
    build: { ...build, routes: Object.fromEntries(routes) } as unknown as ServerBuild,
    origin,
  });
  const ask = (address: string) => counted(new Request(origin + address), { ip: '' });
  const first = await (await ask('/stories')).text();
  for (let at = 0; at < 50; at++) assert.equal(await (await ask(`/stories?x${at}=${at}`)).text(), first);
  assert.equal(made, 1);
  assert.notEqual(await (await ask('/stories?category=startup')).text(), first);
  assert.equal(made, 2);
});
