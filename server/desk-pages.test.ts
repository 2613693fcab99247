import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { createPageCalls } from '#api/app.ts';
import { connect } from '#db/connect.ts';
import { staff } from '#tests/administration/staff.ts';
import { administrator, device, freshEmail, member } from '#tests/ground/builders.ts';
import { atEnd, freshCore } from '#tests/ground/database.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { pages as table } from '../web/collected.ts';
import type { Page } from '../web/page.ts';
import { createApp } from './app.ts';
import { createLog } from './log.ts';
import { createPages } from './pages.ts';

const buildFolder = path.resolve(import.meta.dirname, '../build');
const build: ServerBuild = await import(pathToFileURL(path.join(buildFolder, 'server/index.js')).href);
const [restrictedEmail, suspendedEmail, unprovenEmail] = [freshEmail(), freshEmail(), freshEmail()];
const { core: withOne, admin } = await administrator(await freshCore());
const adminEmails = [...(withOne.adminEmails ?? []), restrictedEmail, suspendedEmail, unprovenEmail];
const core = { ...withOne, adminEmails };
const origin = 'https://saharambh.example';
const projectId = 'saharambh';
const settings = { projectId, origin, allowedOrigins: [], trustedProxies: 0 };
const appOver = (over: typeof core) => {
  const openCalls = createPageCalls(over, settings);
  const pages = createPages({
    build,
    core: over,
    origin,
    projectId,
    mode: 'production',
    openCalls,
  });
  const assets = path.join(buildFolder, 'client');
  return createApp({ core: over, settings, log: createLog('silent'), pages, assets, mailbox: null });
};
const app = appOver(core);

const cookieOf = (who: Parameters<typeof sessionOf>[0]) =>
  `a_session_saharambh=${encodeURIComponent(sessionOf(who))}`;
const asAdmin = { cookie: cookieOf(admin) };

async function ask(address: string, headers: Record<string, string> = {}, method = 'GET', of = app) {
  const answer = await of.request(origin + address, { method, headers }, { ip: device.ip });
  return { status: answer.status, headers: [...answer.headers].sort(), body: await answer.text() };
}
type Answer = Awaited<ReturnType<typeof ask>>;
const headerOf = (answer: Answer, name: string) => answer.headers.find(([known]) => known === name)?.[1];

const desk = (table as readonly Page[]).filter(({ kind }) => kind === 'desk');
const addressOf = ({ path }: Page) => path.replace(/:\w+/, admin.id);
/** Each desk page there is. */
const theirs = desk.map(addressOf);
/** Those that show something here: of all things that they name, only an account has the id of one. */
const opened = desk.filter(({ path }) => !/:(?!accountId)/.test(path)).map(addressOf);
const senders: Record<string, string>[] = [{}, { origin }, { 'sec-fetch-site': 'same-origin' }];
const almost = ['/ADMIN', '//admin', '/%61dmin', '/admin/nothing', '/admin/_.data'];
const data = theirs.flatMap((address) => [
  `${address}.data`,
  `${address}.data?_routes=${encodeURIComponent('layout/member/layout,administration/desk/log/page,enquiries/desk/enquiries/page')}`,
]);

async function everybodyElse(): Promise<Record<string, Record<string, string>>> {
  const restricted = await member(core, { email: restrictedEmail });
  const suspended = await member(core, { email: suspendedEmail });
  await setStanding(core, restricted.id, standings['waiting for a guardian']);
  await setStanding(core, suspended.id, standings.suspended);
  const unproven = await member(core, { email: unprovenEmail, verified: false });
  return {
    guest: {},
    stranger: { cookie: 'a_session_saharambh=nonsense' },
    member: { cookie: cookieOf(await member(core)) },
    'restricted, with a named address': { cookie: cookieOf(restricted) },
    'suspended, with a named address': { cookie: cookieOf(suspended) },
    'with a named address that is not proven': { cookie: cookieOf(unproven) },
  };
}

test('an administrator gets each of their pages and its data, which nothing keeps', async () => {
  for (const address of [...opened, ...opened.map((one) => `${one}.data`)]) {
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
  let compared = 0;
  // Each page is opened by everybody; who asks in which other way goes round.
  const ways = [
    ...['HEAD', 'OPTIONS', 'PUT', 'DELETE'].map((method) => ({ method, extra: {} })),
    ...senders.map((extra) => ({ method: 'POST', extra })),
  ];
  const others = Object.entries(await everybodyElse());
  for (const [turn, [who, headers]] of others.entries()) {
    const asked = [...theirs, ...data, ...almost, '/admin/', '/admin?state=answered&cursor=x'];
    /** The answers at addresses that are not there, which differ from each other in the address alone. */
    const unknown = new Map<string, { nothing: string; other: Answer }>();
    for (const [at, address] of asked.entries()) {
      const turned = ways.filter((_, way) => way % others.length === (at + turn) % others.length);
      for (const { method, extra } of [{ method: 'GET', extra: {} }, ...turned]) {
        const sent = { ...headers, ...extra };
        const nothing = nowhere(address);
        const kind = `${method} ${JSON.stringify(extra)} ${address.replace(/^[^.?]*/, '')}`;
        const known = unknown.get(kind) ?? { nothing, other: await ask(nothing, sent, method) };
        unknown.set(kind, known);
        const seen = await ask(address, sent, method);
        expectAlike(seen, address, known.other, known.nothing, `${method} ${address} for a ${who}`);
        compared += 1;
      }
    }
  }
  assert.ok(compared > 500, `${compared} comparisons`);
});

test('staff find the pages of their rights, and the others are what any unknown address is', async () => {
  const moderator = await staff(core, 'cases', 'reviews');
  const sent = { cookie: cookieOf(moderator) };
  for (const page of desk) {
    const address = addressOf(page);
    const isTheirs = page.right === 'any' || page.right === 'cases' || page.right === 'reviews';
    if (isTheirs && opened.includes(address)) assert.equal((await ask(address, sent)).status, 200, address);
    if (isTheirs) continue;
    for (const one of [address, `${address}.data`]) {
      const nothing = nowhere(one);
      expectAlike(await ask(one, sent), one, await ask(nothing, sent), nothing);
    }
  }
  const { body } = await ask('/admin/cases', sent);
  const menu = body.slice(
    body.indexOf('aria-label="Administration"'),
    body.indexOf('</nav>', body.indexOf('aria-label="Administration"')),
  );
  const links = [...menu.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to);
  assert.ok(
    links.includes('/admin/cases') && !links.includes('/admin') && !links.includes('/admin/log'),
    menu,
  );
  for (const to of links) assert.equal((await ask(to, sent)).status, 200, to);
  assert.match((await ask('/dashboard', sent)).body, new RegExp(`href="${links[0]}"[^>]*>Admin`));
  await sql`delete from staff_rights where account_id = ${moderator.id}`.execute(core.db);
  assert.equal((await ask('/admin/cases', sent)).status, 404);
});

test('nothing that others asked for there was written down', async () => {
  const { rows } =
    await sql`select 1 from admin_actions where actor_id <> ${admin.id} and actor_id not in (select id from accounts where name = 'Kabir Rao')`.execute(
      core.db,
    );
  assert.deepEqual(rows, []);
});

const nowhere = (address: string) => address.replace(/^\/+[^/?.]+/, '/nowhere');

/** The page repeats the address that it does not know, and its policy names the script that does so by its hash. */
function expectAlike(seen: Answer, address: string, other: Answer, nothing: string, where = address) {
  const shown = (of: string) => decodeURIComponent(new URL(origin + of).pathname).replace(/\.data$/, '');
  const masked = ({ status, headers, body }: typeof seen, of: string) => ({
    status,
    headers: headers
      .filter(([name]) => name !== 'etag' && name !== 'content-length')
      .map(([name, value]) => [name, value.replace(/'sha256-[^']+'/g, "'sha256'")] as [string, string]),
    body: body.replaceAll(new URL(origin + of).pathname, shown(of)).replaceAll(shown(of), '(the address)'),
  });
  expectSame(masked(seen, address), masked(other, nothing), where);
}

/** Says where they differ, and not all that is the same. */
function expectSame(one: Answer, other: Answer, where: string) {
  assert.equal(one.status, other.status, where);
  assert.deepEqual(one.headers, other.headers, where);
  if (one.body === other.body) return;
  const at = [...one.body].findIndex((letter, index) => letter !== other.body[index]);
  assert.fail(`${where}: ${one.body.slice(at - 100, at + 100)} | ${other.body.slice(at - 100, at + 100)}`);
}

test('no one else sees later what an administrator was shown', async () => {
  await ask('/admin', asAdmin);
  assert.equal((await ask('/admin')).status, 404);
  const etag = headerOf(await ask('/admin', asAdmin), 'etag') ?? '';
  assert.equal((await ask('/admin', { 'if-none-match': etag })).status, 404);
});

test('addresses that are almost those of administrators lead nowhere', async () => {
  for (const address of almost) assert.notEqual((await ask(address, asAdmin)).status, 200, address);
});

test('while the database is away, theirs and what is not there are answered alike', async () => {
  const nowhereAtAll = connect('postgres://127.0.0.1:1/nowhere');
  atEnd(() => nowhereAtAll.close());
  const away = appOver({ ...core, db: nowhereAtAll.db });
  for (const address of ['/admin', '/admin/log', '/admin/log.data']) {
    const nothing = nowhere(address);
    const seen = await ask(address, asAdmin, 'GET', away);
    expectAlike(seen, address, await ask(nothing, asAdmin, 'GET', away), nothing);
  }
});

test('a member who is no administrator any more finds nothing from the next request on', async () => {
  await sql`update accounts set email_verified_at = null where id = ${admin.id}`.execute(core.db);
  assert.equal((await ask('/admin', asAdmin)).status, 404);
});
