import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { withApp } from '#tests/factors/factors.ts';
import { administrator, device, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { createPages } from './pages.ts';

const buildFolder = path.resolve(import.meta.dirname, '../build');
const build: ServerBuild = await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href);
const { core, admin } = await administrator(await freshCore());
const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };
const openCalls = createPageCalls(core, settings);
const pages = createPages({ build, core, origin, projectId, mode: 'production', openCalls });
const assets = path.join(buildFolder, 'client');
const app = createApp({ core, settings, log: createLog('silent'), pages, assets, mailbox: null });

async function ask(who: Parameters<typeof sessionOf>[0], address: string, method = 'GET') {
  const headers = {
    cookie: `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`,
    'x-appwrite-project': projectId,
  };
  const answer = await app.request(origin + address, { method, headers }, { ip: device.ip });
  const text = await answer.text();
  return { status: answer.status, to: answer.headers.get('location'), text };
}

test('from the fourteenth day on staff without a factor reach only the page that adds one', async () => {
  const before = await ask(admin, '/admin/accounts');
  assert.deepEqual([before.status, before.to], [200, null]);
  await sql`update staff_factor_rule set landed_at = now() - interval '14 days'`.execute(core.db);
  for (const address of ['/admin/accounts', '/dashboard', '/settings', '/messages']) {
    const { status, to } = await ask(admin, address);
    assert.deepEqual([status, to], [303, '/settings/sign-in'], address);
  }
  const page = await ask(admin, '/settings/sign-in');
  assert.equal(page.status, 200);
  assert.match(page.text, /You have rights in the administration/);
  for (const call of ['/v1/account/sessions', '/v1/account/prefs', '/v1/account/export']) {
    const { status, text } = await ask(admin, call);
    assert.deepEqual([status, JSON.parse(text).type], [403, 'factor_required'], call);
  }
  const other = await member(core);
  assert.equal((await ask(other, '/v1/account/sessions')).status, 200);
  const { member: proven } = await withApp(core, admin);
  assert.equal((await ask(proven, '/admin/accounts')).status, 200);
  assert.equal((await ask(proven, '/v1/account/sessions', 'DELETE')).status, 204);
});
