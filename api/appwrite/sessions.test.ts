import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ID } from 'node-appwrite';
import { accountCalls, fails } from '#tests/accounts/account-calls.ts';
import { serveApi } from '#tests/ground/api-server.ts';
import { freshEmail, goodPassword, mailedCode } from '#tests/ground/builders.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { projectId } from '#tests/sessions/sessions.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';

const { core, clientOf, guest, send, signedIn, logIn, bugs } = await accountCalls();

test('a session remembers to the hour when it was last used', async () => {
  const { account, api } = await signedIn();
  const own = () =>
    core.db
      .selectFrom('sessions')
      .select('updated_at')
      .where('account_id', '=', account.id)
      .executeTakeFirstOrThrow();
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await core.db
    .updateTable('sessions')
    .set({ updated_at: longAgo })
    .where('account_id', '=', account.id)
    .execute();
  await api.get();
  const noted = (await own()).updated_at;
  assert.ok(Date.now() - noted.getTime() < 60_000, noted.toISOString());
  await api.get();
  assert.deepEqual((await own()).updated_at, noted);
});

test('logging in sets the cookie, opens the session and says what device it is', async () => {
  const { account } = await signedIn();
  const answer = await send(
    'POST',
    '/account/sessions/email',
    { email: account.email.toUpperCase(), password: goodPassword },
    {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.77 Safari/537.36',
      origin: 'https://app.example.com',
    },
  );
  assert.equal(answer.status, 201);
  const session = await answer.json();
  assert.deepEqual(
    [
      session.osCode,
      session.osName,
      session.osVersion,
      session.clientType,
      session.clientCode,
      session.clientName,
      session.clientVersion,
      session.clientEngine,
      session.deviceName,
      session.deviceBrand,
      session.deviceModel,
    ],
    ['WIN', 'Windows', '10', 'browser', 'CH', 'Chrome', '70.0', 'Blink', 'desktop', '', ''],
  );
  assert.deepEqual(
    [session.provider, session.providerUid, session.factors, session.secret, session.current],
    ['email', account.email, ['password'], '', true],
  );
  assert.deepEqual([session.countryCode, session.countryName, session.mfaUpdatedAt], ['--', 'Unknown', '']);
  const life = Date.parse(session.expire) - Date.parse(session.$createdAt);
  assert.equal(life, 31_536_000_000);
  const cookie = answer.headers.getSetCookie()[0] ?? '';
  assert.match(
    cookie,
    /^a_session_saharambh=[\w%]+; Path=\/; Max-Age=31536000; Expires=[^;]+; SameSite=Lax; Secure; HttpOnly$/,
  );
  assert.equal(
    answer.headers.get('x-fallback-cookies'),
    null,
    'our own pages get no secret that scripts can read',
  );

  const value = decodeURIComponent(cookie.split(/[=;]/, 2)[1] ?? '');
  const { id, secret } = JSON.parse(atob(value));
  assert.equal(id, account.id);
  assert.match(secret, /^[0-9a-f]{256}$/);
  const ways: Record<string, string>[] = [
    { cookie: `a_session_saharambh=${encodeURIComponent(value)}` },
    { cookie: `a_session_saharambh_legacy=${encodeURIComponent(value)}` },
    { 'x-appwrite-session': value },
    { 'x-fallback-cookies': JSON.stringify({ a_session_saharambh: value }) },
  ];
  for (const headers of ways) {
    assert.equal(
      (await send('GET', '/account', undefined, headers)).status,
      200,
      JSON.stringify(headers).slice(0, 60),
    );
  }
  for (const broken of [
    '',
    'x',
    btoa('{}'),
    btoa(JSON.stringify({ id, secret: 'a'.repeat(256) })),
    btoa(JSON.stringify({ id: 'other', secret })),
  ]) {
    assert.equal((await send('GET', '/account', undefined, { 'x-appwrite-session': broken })).status, 401);
  }
});

test('a page on another site keeps the session value itself, until it logs out', async () => {
  const { account } = await signedIn();
  const login = () =>
    send('POST', '/account/sessions/email', { email: account.email, password: goodPassword });
  const value = JSON.parse((await login()).headers.get('x-fallback-cookies') ?? '{}').a_session_saharambh;
  const out = await send('DELETE', '/account/sessions/current', {}, { 'x-appwrite-session': value });
  assert.equal(out.status, 204);
  assert.equal(out.headers.get('content-type'), null);
  assert.equal(out.headers.get('x-fallback-cookies'), '[]');
  assert.equal(out.headers.getSetCookie().length, 4);
  assert.ok(
    out.headers.getSetCookie().every((cookie) => cookie.includes('=deleted') && cookie.includes('Max-Age=0')),
  );
});

test('a wrong password, an unknown address and an account without a password are refused alike', async () => {
  const { account } = await signedIn();
  const { account: wordless } = await signedIn({ password: null });
  const answers = [];
  for (const email of [account.email, wordless.email, freshEmail()]) {
    const answer = await send('POST', '/account/sessions/email', { email, password: 'not the password' });
    answers.push([answer.status, await answer.text()]);
  }
  assert.equal(answers[0]?.[0], 401);
  assert.match(String(answers[0]?.[1]), /Invalid credentials\. Please check the email and password\./);
  assert.deepEqual(answers[1], answers[0]);
  assert.deepEqual(answers[2], answers[0]);
});

test('a caller with a session cannot log in again, even with a bad body', async () => {
  const { api } = await signedIn();
  await assert.rejects(
    api.createEmailPasswordSession({ email: 'x', password: '' }),
    fails(401, 'user_session_already_exists'),
  );
  await assert.rejects(
    api.createSession({ userId: 'x', secret: 'y' }),
    fails(401, 'user_session_already_exists'),
  );
});

test('ten wrong passwords close an address to their network alone for an hour; a success clears the count', async () => {
  await inOneWindow(3600);
  let ip = '198.51.100.251';
  const { endpoint } = await serveApi(core, { origin: 'https://app.example.com' }, () => ip);
  const { account } = await signedIn();
  const login = (password: string) =>
    fetch(`${endpoint}/account/sessions/email`, {
      method: 'POST',
      headers: { 'x-appwrite-project': projectId, 'content-type': 'application/json' },
      body: JSON.stringify({ email: account.email, password }),
    });
  for (let at = 0; at < 9; at++) assert.equal((await login('wrong password')).status, 401);
  assert.equal((await login(goodPassword)).status, 201);
  const first = await login('wrong password');
  assert.deepEqual(
    [first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')],
    ['10', '9'],
  );
  assert.ok(Number(first.headers.get('x-ratelimit-reset')) > Date.now() / 1000);
  for (let at = 0; at < 9; at++) await login('wrong password');
  const closed = await login(goodPassword);
  assert.equal(closed.status, 429);
  assert.deepEqual(
    [closed.headers.get('x-ratelimit-remaining'), closed.headers.get('retry-after')],
    ['0', null],
  );
  assert.equal((await closed.json()).type, 'general_rate_limit_exceeded');
  ip = '198.51.100.252';
  assert.equal((await login(goodPassword)).status, 201, 'its owner comes in from elsewhere');
});

test('of two session cookies the planted one does not win, in whichever order they come', async () => {
  const who = await signedIn();
  const planted = Buffer.from(JSON.stringify({ id: who.id, secret: 'planted' })).toString('base64');
  const name = `a_session_${projectId}`;
  for (const cookie of [
    `${name}=${planted}; ${name}=${who.session}`,
    `${name}=${who.session}; ${name}=${planted}`,
  ]) {
    assert.equal((await send('GET', '/account', undefined, { cookie })).status, 200);
  }
  const other = await signedIn();
  const guarded = `${name}=${other.session}; __Host-${name}=${who.session}`;
  const mine = await send('GET', '/account', undefined, { cookie: guarded });
  assert.equal((await mine.json()).$id, who.id, 'what only this host can set decides');
});

test('passwords are not guessed from within a session', async () => {
  const who = await signedIn();
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) {
    const body = { email: 'somewhere.else@example.org', password: `wrong number ${at}` };
    statuses.push(
      (await send('PATCH', '/account/email', body, { 'x-appwrite-session': who.session })).status,
    );
  }
  assert.deepEqual([statuses[0], statuses[9], statuses[10]], [401, 401, 429]);
});

test('sessions are listed with the asking one marked, and ended one by one or all', async () => {
  const who = await signedIn();
  const other = clientOf(await logIn(who.account.email));
  const { total, sessions } = await who.api.listSessions();
  assert.equal(total, 2);
  assert.deepEqual(
    sessions.map((session) => session.current),
    [true, false],
  );
  assert.equal((await other.getSession({ sessionId: 'current' })).$id, sessions[1]?.$id);

  const extended = await other.updateSession({ sessionId: 'current' });
  assert.ok(extended.expire >= (sessions[1]?.expire ?? ''));

  const stranger = await signedIn();
  const foreign = sessions[0]?.$id ?? '';
  const notFound = fails(404, 'user_session_not_found');
  await assert.rejects(stranger.api.getSession({ sessionId: foreign }), notFound);
  await assert.rejects(stranger.api.updateSession({ sessionId: foreign }), notFound);
  await assert.rejects(stranger.api.deleteSession({ sessionId: foreign }), notFound);
  await assert.rejects(who.api.getSession({ sessionId: '!' }), fails(400, 'general_argument_invalid'));

  const notCurrent = await send(
    'DELETE',
    `/account/sessions/${sessions[1]?.$id}`,
    {},
    { 'x-appwrite-session': who.session },
  );
  assert.deepEqual([notCurrent.status, notCurrent.headers.getSetCookie()], [204, []]);
  await assert.rejects(other.get(), fails(401, 'general_unauthorized_scope'));
  await who.api.deleteSessions();
  await assert.rejects(
    who.api.get(),
    fails(401, 'general_unauthorized_scope', /^User \(role: guests\) missing scopes \(\["account"\]\)$/),
  );
});

test('an eleventh session ends the oldest', async () => {
  const who = await signedIn();
  for (let at = 0; at < 10; at++) await logIn(who.account.email);
  await assert.rejects(who.api.get(), fails(401, 'general_unauthorized_scope'));
});

test('a suspended account is refused everywhere, and at login only once the password was right', async () => {
  const { api, account, id } = await signedIn();
  await setStanding(core, id, standings.suspended);
  await assert.rejects(api.get(), fails(403, 'user_blocked'));
  const { email } = account;
  const traces = async () => {
    const count = async (table: 'sessions' | 'known_browsers' | 'events') =>
      (await core.db.selectFrom(table).select('account_id').where('account_id', '=', id).execute()).length;
    return [await count('sessions'), await count('known_browsers'), await count('events')];
  };
  const before = await traces();
  await assert.rejects(
    guest.createEmailPasswordSession({ email, password: goodPassword }),
    fails(403, 'user_blocked'),
  );
  assert.deepEqual(await traces(), before, 'neither its browser nor an event stays');
  await assert.rejects(
    guest.createEmailPasswordSession({ email, password: 'wrong password' }),
    fails(401, 'user_invalid_credentials'),
  );
  await guest.createEmailToken({ userId: ID.unique(), email });
  const code = await mailedCode(core, email);
  await assert.rejects(guest.createSession({ userId: id, secret: code }), fails(403, 'user_blocked'));
});

test('nothing of all this was taken for a bug', () => assert.deepEqual(bugs, []));
