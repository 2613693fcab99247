import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { device, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { inOneWindow } from '#tests/ground/in-one-window.ts';
import { sessionOf } from '#tests/sessions/sessions.ts';
import { endpoints } from '../app.ts';

const core = await freshCore();
const settings = {
  projectId: 'saharambh',
  origin: 'https://app.example.com',
  allowedOrigins: ['https://*.partner.example', 'http://localhost:5173'],
  trustedProxies: 0,
};
const log = createLog('silent');
const pages = async () => new Response('<h1>home</h1>', { headers: { 'content-type': 'text/html' } });
const app = createApp({ core, settings, log, pages, assets: null, mailbox: null });

/** A request to the whole server, without a port. */
function send(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  return app.request(
    path,
    { ...init, headers: { 'x-appwrite-project': 'saharambh', ...headers } },
    { ip: device.ip },
  );
}
const typeOf = async (answer: Response) => [answer.status, (await answer.json()).type];

test('an unknown path below /v1 is an error in the envelope, never a page', async () => {
  for (const path of ['/v1', '/v1/', '/v1/nope', '/v1/account/', '/v1//account', '/v1/account/nope/nope']) {
    assert.deepEqual(await typeOf(await send(path)), [404, 'general_route_not_found'], path);
  }
  assert.deepEqual(await typeOf(await send('/v1/account', {}, { method: 'PURGE' })), [
    404,
    'general_route_not_found',
  ]);
});

test('a wrong or missing project is unknown; for databases a missing one is forbidden', async () => {
  assert.deepEqual(await typeOf(await send('/v1/account', { 'x-appwrite-project': 'other' })), [
    404,
    'project_not_found',
  ]);
  const nobody = await app.request('/v1/databases/main/collections/profiles/documents');
  assert.deepEqual(await typeOf(nobody), [401, 'general_access_forbidden']);
  assert.deepEqual(await typeOf(await app.request('/v1/account?project=saharambh')), [
    401,
    'general_unauthorized_scope',
  ]);
});

test('HEAD is judged by the same parameters as GET', async () => {
  const path = '/v1/databases/main/collections/profiles/documents?queries[0]=nonsense';
  assert.equal((await send(path, {}, { method: 'HEAD' })).status, 400);
});

test('a log-in without an address counts for its sender alone', async () => {
  const from = async (ip: string) => {
    const init = { method: 'POST', headers: { 'x-appwrite-project': 'saharambh' } };
    return (await app.request('/v1/account/sessions/email', init, { ip })).status;
  };
  for (let at = 0; at < 10; at++) assert.equal(await from('203.0.113.50'), 400);
  assert.equal(await from('203.0.113.50'), 429);
  assert.equal(await from('203.0.113.51'), 400);
});

test('the addresses of one IPv6 line share its limit', async () => {
  await inOneWindow(3600);
  const statuses: number[] = [];
  for (let at = 0; at < 11; at++) {
    const ip = `2001:db8:7:7::${at.toString(16)}`;
    const init = { method: 'POST', headers: { 'x-appwrite-project': 'saharambh' } };
    statuses.push((await app.request('/v1/account', init, { ip })).status);
  }
  assert.deepEqual([statuses[0], statuses[9], statuses[10]], [400, 400, 429]);
});

test('errors are JSON that no cache keeps, and tell no secrets of ours', async () => {
  const answer = await send('/v1/account');
  assert.equal(answer.headers.get('content-type'), 'application/json; charset=UTF-8');
  assert.equal(answer.headers.get('cache-control'), 'no-cache, no-store, must-revalidate');
  assert.deepEqual(await answer.json(), {
    message: 'User (role: guests) missing scopes (["account"])',
    code: 401,
    type: 'general_unauthorized_scope',
    version: '1.9.6',
  });
});

test('only registered origins are answered across origins, by scheme, host and port', async () => {
  const allowed = [
    'https://app.example.com',
    'https://x.partner.example',
    'http://localhost:5173',
    'http://127.0.0.1:5173',
    'http://[::1]:5173',
  ];
  for (const origin of allowed) {
    const answer = await send('/v1/account', { origin });
    assert.equal(answer.status, 401, origin);
    assert.equal(answer.headers.get('access-control-allow-origin'), origin);
    assert.equal(answer.headers.get('access-control-allow-credentials'), 'true');
    assert.equal(
      answer.headers.get('access-control-expose-headers'),
      'X-Appwrite-Session, X-Fallback-Cookies',
    );
    assert.equal(answer.headers.get('vary'), 'Origin');
  }
  const foreign = [
    'http://app.example.com',
    'https://app.example.com:8443',
    'http://x.partner.example',
    'https://x.partner.example:8443',
    'https://localhost:5173',
    'http://localhost',
    'https://evil.example',
    'https://partner.example',
    'https://app.example.com.evil.example',
    'https://evilapp.example.com',
    'null',
    'file://',
    'https://app.example.com@evil.example',
  ];
  for (const origin of foreign) {
    const answer = await send('/v1/account', { origin, 'x-appwrite-project': 'other' });
    assert.equal(answer.headers.get('access-control-allow-origin'), null, origin);
    const { code, type, message } = await answer.json();
    assert.deepEqual([code, type], [403, 'general_unknown_origin']);
    assert.match(
      message,
      /^Invalid Origin\. Register your new client \(.*\) as a new Web platform on your project console dashboard$/,
    );
  }
});

test('a preflight is answered to anybody, with all headers that the clients send', async () => {
  const answer = await app.request('/v1/account/sessions/email', {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  });
  assert.equal(answer.status, 204);
  assert.equal(answer.headers.get('access-control-allow-origin'), 'https://evil.example');
  assert.equal(answer.headers.get('access-control-allow-methods'), 'GET, POST, PUT, PATCH, DELETE');
  assert.equal(answer.headers.get('access-control-max-age'), '86400');
  const headers = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  for (const name of [
    'content-type',
    'content-range',
    'x-appwrite-project',
    'x-appwrite-response-format',
    'x-appwrite-id',
    'x-fallback-cookies',
    'x-sdk-name',
    'x-sdk-version',
    'x-appwrite-session',
  ]) {
    assert.ok(headers.includes(name), name);
  }
});

test('a request larger than a megabyte is refused, with or without a content length', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(1_100_000) });
  const init = { method: 'POST', body };
  assert.deepEqual(
    await typeOf(await send('/v1/account/recovery', { 'content-length': String(body.length) }, init)),
    [413, 'general_body_too_large'],
  );
  const stream = new Blob([body]).stream();
  const chunked = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
  assert.deepEqual(await typeOf(await send('/v1/account/recovery', {}, chunked)), [
    413,
    'general_body_too_large',
  ]);
});

test('no call answers a guest, a stranger or odd input with a fault of ours', async () => {
  const who = await member(core);
  const odd = [
    'null',
    '[]',
    '"text"',
    '{"__proto__":{"a":1}}',
    '{"email":{"$ne":""},"userId":[],"data":1}',
    '{"email":"\\u0000","name":"\\ud800"}',
    '{',
    '',
  ];
  const ids = ['x', '%00', '..%2f..', '💥', "'%20or%201=1--"];
  let sent = 0;
  for (const [turn, { call }] of endpoints.entries()) {
    const { method } = call;
    const isAlike = method === 'GET' && !call.path.includes(':');
    for (const [at, id] of (isAlike ? ['none'] : ids).entries()) {
      const path = `/v1${call.path
        .replace(/:databaseId/, 'main')
        .replace(/:(collectionId|tableId)/, 'profiles')
        .replace(/:bucketId/, 'resumes')
        .replace(/:\w+/g, encodeURI(id))}`;
      // Where a guest is refused before the path is read, one request of theirs is enough: which one goes round.
      const isGuests = ['anyone', 'guest'].includes(call.access) || isAlike || at === turn % ids.length;
      for (const session of isGuests ? [null, sessionOf(who)] : [sessionOf(who)]) {
        if (session && method === 'DELETE' && path.endsWith('/sessions')) continue;
        const body = method === 'GET' ? undefined : odd[sent % odd.length];
        const answer = await send(
          path,
          { 'content-type': 'application/json', ...(session && { 'x-appwrite-session': session }) },
          { method, body },
        );
        assert.ok(answer.status < 500, `${method} ${path} with ${body} answered ${answer.status}`);
        sent += 1;
      }
    }
  }
  assert.ok(sent > 1500, String(sent));
});
