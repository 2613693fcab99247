import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshEmail, goodPassword, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { projectId, sessionOf } from '#tests/sessions/sessions.ts';

const core = await freshCore();
let ip = '198.51.100.1';
const { endpoint } = await serveApi(core, { origin: 'https://app.example.com' }, () => ip);

function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(endpoint + path, {
    method,
    headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const guarded = `__Host-a_device_${projectId}`;

/** The cookie of an answer by which the browser is known again. */
function deviceOf(answer: Response): string {
  const set = answer.headers.getSetCookie().find((one) => one.startsWith(`${guarded}=`));
  return set?.split(';')[0] ?? '';
}

const logIn = (email: string, password: string, device = '') =>
  send('POST', '/account/sessions/email', { email, password }, device ? { cookie: device } : {});

async function knownDevice(email: string): Promise<string> {
  const device = deviceOf(await logIn(email, goodPassword));
  assert.match(device, /=[\w-]{43}$/);
  return device;
}

/** As if so many requests had been counted under this key in the present hour. */
async function fill(key: string, count: number): Promise<void> {
  await sql`
    insert into rate_limits (key, window_start, count, expires_at)
    select ${key}, start, ${count}, start + interval '1 hour'
    from (select to_timestamp(floor(extract(epoch from now()) / 3600) * 3600) as start) as span
    on conflict (key, window_start) do update set count = excluded.count`.execute(core.db);
}

const countOf = async (key: string) =>
  (await core.db.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst())?.count;

test('whatever strangers in its network guess, a member logs in by password on a known device', async () => {
  await inOneWindow(3600);
  ip = '198.51.100.2';
  const { email } = (await member(core)).account;
  const device = await knownDevice(email);
  for (let at = 0; at < 10; at++) assert.equal((await logIn(email, `wrong word ${at}`)).status, 401);
  assert.equal((await logIn(email, goodPassword)).status, 429, 'an unknown device in that network');
  await fill(`passwords:3600:${ip}`, 600);
  assert.equal((await logIn(email, goodPassword, device)).status, 201);
  for (let at = 0; at < 10; at++) assert.equal((await logIn(email, `wrong word ${at}`, device)).status, 401);
  assert.equal((await logIn(email, goodPassword, device)).status, 429, 'it has a window, no free way');
});

test('a device is known to the accounts that have logged in on it, and to no other', async () => {
  await inOneWindow(3600);
  ip = '198.51.100.3';
  const [mine, theirs] = [(await member(core)).account, (await member(core)).account];
  const device = await knownDevice(mine.email);
  for (let at = 0; at < 10; at++) await logIn(theirs.email, `wrong word ${at}`, device);
  for (const planted of [device, `${guarded}=${'x'.repeat(43)}`, `${guarded}=short`, `${device}; ${device}`])
    assert.equal((await logIn(theirs.email, goodPassword, planted)).status, 429, planted);
  ip = '198.51.100.4';
  assert.equal((await logIn(theirs.email, goodPassword, device)).status, 201, 'a shared computer');
  ip = '198.51.100.3';
  assert.equal((await logIn(theirs.email, goodPassword, device)).status, 201);
  assert.equal((await logIn(mine.email, goodPassword, device)).status, 201);
});

test('a recovery knows the browser that made it, and no other from before', async () => {
  await inOneWindow(3600);
  ip = '198.51.100.5';
  const { id, account } = await member(core);
  const thiefs = await knownDevice(account.email);
  await send('POST', '/account/recovery', { email: account.email, url: 'https://app.example.com/r' });
  const { id: tokenId } = await core.db
    .selectFrom('tokens')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const secret = linkSecretOf(core.key, 'recovery', tokenId);
  const recovered = await send('PUT', '/account/recovery', { userId: id, secret, password: 'Another#42' });
  const owners = deviceOf(recovered);
  for (let at = 0; at < 10; at++) await logIn(account.email, `wrong word ${at}`);
  assert.equal((await logIn(account.email, 'Another#42', thiefs)).status, 429);
  assert.equal((await logIn(account.email, 'Another#42', owners)).status, 201);
});

test('one password tried at many accounts ends with a network’s 600th wrong try; right ones do not count', async () => {
  await inOneWindow(3600);
  ip = '198.51.100.6';
  const key = `passwords:3600:${ip}`;
  const { email } = (await member(core)).account;
  for (let at = 0; at < 3; at++) assert.equal((await logIn(email, goodPassword)).status, 201);
  assert.equal(await countOf(key), 0);
  assert.equal((await logIn(freshEmail(), goodPassword)).status, 401);
  assert.equal(await countOf(key), 1);
  await fill(key, 600);
  assert.equal((await logIn(freshEmail(), goodPassword)).status, 429);
  assert.equal((await logIn(email, goodPassword)).status, 429, 'a device never seen');
  assert.equal(await countOf(key), 601);
  ip = '198.51.100.7';
  assert.equal((await logIn(email, goodPassword)).status, 201);
});

test('the spellings of one mailbox share the window of its passwords', async () => {
  await inOneWindow(3600);
  ip = '198.51.100.8';
  const name = freshEmail().split('@')[0]?.replaceAll('.', '') ?? '';
  await member(core, { email: `${name}@gmail.com` });
  const spellings = [
    `${name}@gmail.com`,
    `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`,
    `${name}@googlemail.com`,
  ];
  for (let at = 0; at < 10; at++)
    assert.equal((await logIn(spellings[at % 3] ?? '', `wrong word ${at}`)).status, 401);
  for (const email of [...spellings, `${name.toUpperCase()}@GMAIL.com`])
    assert.equal((await logIn(email, goodPassword)).status, 429, email);
});

test('of IPv6 a /64 is one network, and a /48 has a wider window', async () => {
  await inOneWindow(3600);
  const register = (address: string) => {
    ip = address;
    return send('POST', '/account', { userId: 'unique()', email: freshEmail(), password: goodPassword });
  };
  const one = '2001:db8:7:1';
  for (let at = 0; at < 10; at++) assert.equal((await register(`${one}::${at + 1}`)).status, 201);
  assert.equal((await register(`${one}:ffff::1`)).status, 429);
  assert.equal((await register('2001:db8:7:2::1')).status, 201, 'another line of that site');
  await fill('POST /account:3600:2001:db8:7::/48 ', 100);
  assert.equal((await register('2001:db8:7:3::1')).status, 429);
  assert.equal((await register('2001:db8:8:3::1')).status, 201, 'another site');
});

test('codes are counted by site, over our own pages and the contract together', async () => {
  await inOneWindow(3600);
  const calls: [path: string, body: (email: string) => object][] = [
    ['/account/tokens/email', (email) => ({ userId: 'unique()', email })],
    ['/account/recovery', (email) => ({ email, url: 'https://app.example.com/r' })],
    ['/sign-ups/codes', (email) => ({ email })],
    ['/log-ins/codes', (email) => ({ email })],
  ];
  ip = '2001:db8:9:1::1';
  for (const [path, body] of calls)
    assert.equal((await send('POST', path, body(freshEmail()))).status, 201, path);
  assert.equal(await countOf('codes:3600:2001:db8:9::/48'), 4);
  await fill('codes:3600:2001:db8:9::/48', 300);
  ip = '2001:db8:9:2::1';
  for (const [path, body] of calls)
    assert.equal((await send('POST', path, body(freshEmail()))).status, 429, path);
});

test('passwords are guessed ten times an hour from within a session, over all calls that ask for it', async () => {
  await inOneWindow(3600);
  const who = await member(core);
  const email = freshEmail();
  const guesses: ((password: string) => [method: string, path: string, body: object])[] = [
    (password) => ['PATCH', '/account/email', { email, password }],
    (password) => ['PATCH', '/account/password', { password: 'Another#42', oldPassword: password }],
    (password) => ['PUT', '/account/deletion', { password }],
    (password) => ['POST', '/account/email-changes', { email, password }],
  ];
  const guess = (at: number, session: string, password: string) => {
    const [method, path, body] = guesses[at % 4]?.(password) ?? ['', '', {}];
    return send(method, path, body, { 'x-appwrite-session': session });
  };
  const statuses = [];
  for (let at = 0; at < 14; at++)
    statuses.push((await guess(at, sessionOf(who), `wrong number ${at}`)).status);
  assert.deepEqual(statuses, [...Array(10).fill(401), ...Array(4).fill(429)]);
  ip = '198.51.100.9';
  const answer = await logIn(who.account.email, goodPassword);
  const fallback = JSON.parse(answer.headers.get('x-fallback-cookies') ?? '{}');
  const other = fallback[`a_session_${projectId}`];
  assert.equal((await guess(1, other, goodPassword)).status, 200, 'its owner in another session');
});

test('an unguessable link is never refused by a count', async () => {
  ip = '198.51.100.10';
  const { id, account } = await member(core);
  await send('POST', '/account/recovery', { email: account.email, url: 'https://app.example.com/r' });
  const wrong = { userId: id, secret: 'f'.repeat(256), password: 'Another#42' };
  for (let at = 0; at < 40; at++) assert.equal((await send('PUT', '/account/recovery', wrong)).status, 401);
  const { id: tokenId } = await core.db
    .selectFrom('tokens')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const right = { ...wrong, secret: linkSecretOf(core.key, 'recovery', tokenId) };
  assert.equal((await send('PUT', '/account/recovery', right)).status, 200);
});

test('strangers who ask for new links make none useless that lies in the mailbox', async () => {
  const { id, account } = await member(core, { verified: false });
  ip = '198.51.100.11';
  await send('POST', '/account/recovery', { email: account.email, url: 'https://app.example.com/r' });
  for (let at = 0; at < 60; at++) {
    ip = `203.0.113.${at}`;
    const asked = { email: account.email, url: 'https://app.example.com/r' };
    assert.equal((await send('POST', '/account/recovery', asked)).status, 201);
  }
  const { id: first } = await core.db
    .selectFrom('tokens')
    .select('id')
    .where('account_id', '=', id)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const secret = linkSecretOf(core.key, 'recovery', first);
  const right = { userId: id, secret, password: 'Another#42' };
  assert.equal((await send('PUT', '/account/recovery', right)).status, 200);
});

test('the right password allows twenty changes an hour at most, as each costs a hash and an email', async () => {
  await inOneWindow(3600);
  const headers = { 'x-appwrite-session': sessionOf(await member(core)) };
  const statuses = [];
  for (let at = 0; at < 21; at++) {
    const changed = send('PATCH', '/account/email', { email: freshEmail(), password: goodPassword }, headers);
    statuses.push((await changed).status);
  }
  assert.deepEqual(statuses, [...Array(20).fill(200), 429]);
});
