import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { createPageDoors } from '#api/app.ts';
import { sessionOf } from '#tests/api-server.ts';
import { administrator, device, member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { readAdminFiles } from './admin-pages.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { createPages } from './pages.ts';
import { readPrerendered } from './prerendered.ts';

const buildFolder = path.resolve(import.meta.dirname, '../build');
const build: ServerBuild = await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href);
const { core, admin } = await administrator(await freshCore());
const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const settings = { projectId: 'saharambh', origin, allowedOrigins: [], trustedProxies: 0 };
const prerendered = await readPrerendered(path.join(buildFolder, 'pages'));
const openDoor = createPageDoors(core, settings);
const pages = createPages({ build, core, origin, projectId, mode: 'production', openDoor, prerendered });
const adminFiles = await readAdminFiles(path.join(buildFolder, 'admin'), projectId);
const assets = path.join(buildFolder, 'client');
const parts = { core, settings, log: createLog('silent'), pages, assets, mailbox: null };
const app = createApp({ ...parts, adminFiles });
/** The same server, as if nobody had ever thought of administrators. */
const without = createApp(parts);

const cookieOf = (who: Parameters<typeof sessionOf>[0]) =>
  `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
const asAdmin = { cookie: cookieOf(admin) };

async function ask(address: string, headers: Record<string, string> = {}, method = 'GET', of = app) {
  const answer = await of.request(origin + address, { method, headers }, { ip: device.ip });
  return { status: answer.status, headers: [...answer.headers].sort(), body: await answer.text() };
}
const headerOf = (answer: Awaited<ReturnType<typeof ask>>, name: string) =>
  answer.headers.find(([known]) => known === name)?.[1];

const assetNames = (await readdir(path.join(buildFolder, 'admin/assets'))).filter((name) =>
  /\.(js|css|woff2)$/.test(name),
);
const theirs = [
  '/admin',
  '/admin?state=answered',
  `/admin/enquiries/${admin.id}`,
  '/admin/accounts',
  `/admin/accounts/${admin.id}`,
  '/admin/log',
  ...assetNames.map((name) => `/admin/assets/${name}`),
];
const almost = [
  '/admin/',
  '/ADMIN',
  '//admin',
  '/%61dmin',
  '/admin/nothing',
  '/admin/accounts/',
  '/admin/assets/',
];

test('an administrator gets each of their pages, which nothing keeps', async () => {
  for (const address of theirs) {
    const answer = await ask(address, asAdmin);
    assert.equal(answer.status, 200, address);
    assert.equal(headerOf(answer, 'cache-control'), 'private, no-store', address);
  }
  const page = await ask('/admin', asAdmin);
  const policy = headerOf(page, 'content-security-policy') ?? '';
  assert.match(policy, /script-src 'self' 'sha256-/);
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
  assert.equal((await ask('/admin', asAdmin, 'HEAD')).body, '');
});

test('for everybody else they are what any unknown address is, to the last byte', async () => {
  const others: Record<string, Record<string, string>> = {
    guest: {},
    stranger: { cookie: 'a_session_saharambh=nonsense' },
    member: { cookie: cookieOf(await member(core)) },
  };
  const encodings = [undefined, 'gzip', 'br'];
  // The files beside the page are many and alike.
  const some = theirs.filter((address) => !address.endsWith('.woff2'));
  for (const [who, headers] of Object.entries(others)) {
    for (const [at, address] of [...some, ...almost].entries()) {
      const encoding = encodings[at % encodings.length];
      const sent = encoding ? { ...headers, 'accept-encoding': encoding } : headers;
      const methods = who === 'member' ? ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE'] : ['GET'];
      for (const method of methods) {
        const seen = await ask(address, sent, method);
        const where = `${method} ${address} for a ${who}`;
        expectSame(seen, await ask(address, sent, method, without), where);
        // The refusal of a form repeats the address, so that there the two cannot be the same.
        if (method !== 'GET' && method !== 'HEAD') continue;
        const nothing = nowhere(address);
        const readable = await ask(address, headers, method);
        expectAlike(readable, address, await ask(nothing, headers, method), nothing, where);
      }
    }
  }
});

const nowhere = (address: string) => address.replace(/^\/+[^/?.]+/, '/nowhere');

/** The page repeats the address that it does not know, and its policy names the script that does so by its hash. */
function expectAlike(
  seen: Awaited<ReturnType<typeof ask>>,
  address: string,
  other: Awaited<ReturnType<typeof ask>>,
  nothing: string,
  where = address,
) {
  const shown = (of: string) => decodeURIComponent(new URL(origin + of).pathname).replace(/\.data$/, '');
  const masked = ({ status, headers, body }: typeof seen, of: string) => ({
    status,
    headers: headers
      .filter(([name]) => name !== 'etag' && name !== 'content-length')
      .map(([name, value]) => [name, value.replace(/'sha256-[^']+'/g, "'sha256'")] as [string, string]),
    body: body.replaceAll(shown(of), '(the address)'),
  });
  expectSame(masked(seen, address), masked(other, nothing), where);
}

/** Says where they differ, and not all that is the same. */
function expectSame(
  one: Awaited<ReturnType<typeof ask>>,
  other: Awaited<ReturnType<typeof ask>>,
  where: string,
) {
  assert.equal(one.status, other.status, where);
  assert.deepEqual(one.headers, other.headers, where);
  const at = [...one.body].findIndex((letter, index) => letter !== other.body[index]);
  assert.ok(
    one.body === other.body,
    `${where}: ${one.body.slice(at - 100, at + 100)} | ${other.body.slice(at - 100, at + 100)}`,
  );
}

test('the requests that the router itself makes tell nothing either', async () => {
  const headers = { cookie: cookieOf(await member(core)) };
  for (const [address, nothing] of [
    ['/admin.data', '/nowhere.data'],
    ['/admin/accounts.data', '/nowhere/accounts.data'],
    ['/admin.data?_routes=routes%2Fadmin', '/nowhere.data?_routes=routes%2Fadmin'],
    ['/__manifest?paths=%2Fadmin&version=1', '/__manifest?paths=%2Fnowhere&version=1'],
  ] as const)
    expectAlike(await ask(address, headers), address, await ask(nothing, headers), nothing);
});

test('what an administrator was shown is shown to nobody after them', async () => {
  await ask('/admin', asAdmin);
  assert.equal((await ask('/admin')).status, 404);
  const etag = headerOf(await ask('/admin', asAdmin), 'etag') ?? '';
  assert.equal((await ask('/admin', { 'if-none-match': etag })).status, 404);
});

test('addresses that are almost theirs are nobody’s', async () => {
  for (const address of almost) assert.equal((await ask(address, asAdmin)).status, 404, address);
});

test('no public file and no prerendered page names any of it', async () => {
  const texts: string[] = [];
  for (const folder of ['client', 'pages']) {
    for (const entry of await readdir(path.join(buildFolder, folder), {
      recursive: true,
      withFileTypes: true,
    }))
      if (entry.isFile() && /\.(js|css|html|json)$/.test(entry.name))
        texts.push(path.join(entry.parentPath, entry.name));
  }
  for (const file of texts) assert.doesNotMatch(await readFile(file, 'utf8'), /admin/i, file);
  assert.ok(texts.length > 20);
});

test('whoever is no administrator any more finds nothing from the next request on', async () => {
  await sql`update accounts set email_verified_at = null where id = ${admin.id}`.execute(core.db);
  assert.equal((await ask('/admin', asAdmin)).status, 404);
});
