import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { createPages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const build: ServerBuild = await import(pathToFileURL(path.join(root, 'build/server/index.js')).href);
const core = sharedCore;
const origin = 'https://saharambh.example';
const settings = { projectId: 'saharambh', origin, allowedOrigins: [], trustedProxies: 0 };

/** Pages with one that cannot be rendered, as a bug would cause it. */
function pagesWith(id: string, module: object) {
  const faults: unknown[] = [];
  const route = build.routes[id];
  assert.ok(route);
  const routes = { ...build.routes, [id]: { ...route, module: { ...route.module, ...module } } };
  const openCalls = createPageCalls(core, settings);
  const pages = createPages({
    build: { ...build, routes } as ServerBuild,
    core,
    origin,
    projectId: 'saharambh',
    mode: 'production',
    openCalls,
    report: (error) => faults.push(error),
  });
  const get = (address: string) => pages(new Request(origin + address), { ip: '203.0.113.9' });
  return { get, faults };
}

const fail = () => {
  throw new Error('cannot be drawn');
};

test('a page that cannot be rendered is answered and reported once as a bug, and ends nothing', async () => {
  const { get, faults } = pagesWith('site/public/about', { default: fail });
  const answer = await get('/about');
  assert.equal(answer.status, 500);
  assert.match(await answer.text(), /<h1/);
  assert.equal(faults.length, 1);
  assert.equal((await get('/terms')).status, 200);
});

test('a page whose layout cannot be rendered is answered, too', async () => {
  const { get, faults } = pagesWith('root', { Layout: fail });
  assert.equal((await get('/about')).status, 500);
  assert.ok(faults.length >= 1);
});
