import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import CachePolicy from 'http-cache-semantics';
import type { ServerBuild } from 'react-router';
import { createPageDoors } from '#api/app.ts';
import { seed } from '#db/seed.ts';
import { sessionOf } from '#tests/api-server.ts';
import { administrator, freshEmail, member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { realAddresses } from '#tests/real-addresses.ts';
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
const openDoor = createPageDoors(core, settings);
const pages = createPages({ build, core, origin, projectId: 'saharambh', mode: 'production', openDoor });
const assets = path.join(folder, 'client');
const app = createApp({ core, settings, log: createLog('silent'), pages, assets, mailbox: null });

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
  const asha = await member(core, { email: freshEmail('asha') });
  const neha = await member(core, { email: freshEmail('neha') });
  const people = [asha, neha, admin];
  const proxy = createProxy();
  const all = addressesOf(({ kind }) => kind !== 'act' && kind !== 'workshop');
  const calls = ['/v1/account', '/v1/account/sessions', '/v1/account/standing', '/v1/account/person'];
  const addresses = [
    ...all,
    ...all.map((address) => `${address === '/' ? '/_root' : address}.data`),
    ...calls,
    ...Object.values(await realAddresses(core, asha)),
  ];
  const seenByOwner = new Set<string>();
  let fromProxy = 0;
  for (const address of addresses) {
    for (const visitor of [...people, null, ...people]) {
      const cookie = visitor && `a_session_saharambh=${encodeURIComponent(sessionOf(visitor))}`;
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
